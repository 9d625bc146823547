import '../styles/my-account.css';
import '../styles/ways.css';
import { getUser, type User } from '@upnext/contract/accounts';
import { getAccount } from '@upnext/contract/my-account';
import { getMailSettings } from '@upnext/contract/notices';
import { CallError } from '@upnext/contract/request';
import { listSessions } from '@upnext/contract/sessions';
import { getSite } from '@upnext/contract/site';
import { listWaysIn } from '@upnext/contract/ways-in';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import { loginPath } from '../api/login-path.ts';
import { pageContext } from '../api/page-context.ts';
import { keyOf } from '../api/query.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { AccountHead } from '../features/my-account/account-head.tsx';
import { DataPanel } from '../features/my-account/data-panel.tsx';
import { SessionsPanel } from '../features/my-account/sessions-panel.tsx';
import { SignInPanel } from '../features/my-account/sign-in-panel.tsx';
import { MailsPanel } from '../features/notices/mails-panel.tsx';
import { PasskeysPanel } from '../features/passkeys/passkeys-panel.tsx';
import { RecoveryCodesPanel } from '../features/passkeys/recovery-codes-panel.tsx';
import { ProvidersPanel } from '../features/sign-in-providers/providers-panel.tsx';
import { AccountHeader } from '../features/site/account-header.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/account.ts';

export const handle = { texts: 'own' satisfies TextPart };
await wantTexts('own');

export async function loader({ context }: Route.LoaderArgs) {
  const { callAsViewer, seed, seedAsViewer } = context.get(pageContext);
  const user = await callAsViewer(getUser, {}).catch((error: unknown) => {
    throw error instanceof CallError && error.status === 401 ? redirect(loginPath('/account')) : error;
  });
  const seeds = await Promise.all([
    seedAsViewer(getAccount, {}),
    seedAsViewer(listSessions, {}),
    seedAsViewer(listWaysIn, {}),
    seedAsViewer(getMailSettings, {}),
    seed(getSite, {}),
  ]);
  return { user, seeds: [{ key: keyOf(getUser, {}), data: user }, ...seeds] };
}

export default function AccountPage({ loaderData: { user, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Account loaded={user} />
    </Seeds>
  );
}

function Account({ loaded }: { loaded: User }) {
  const t = useTranslations();
  // A session that ends while the page is open does not change whose page it is.
  const user = useViewer() ?? loaded;
  const { username } = user;
  const header = (
    <AccountHeader
      title={t('myAccount.title')}
      role={t(user.userRole === 'creator' ? 'profile.creator' : 'profile.audience')}
      username={username}
      profileLabel={t('profile.profileOf', { username })}
    />
  );
  return (
    <SiteFrame header={header} mainClassName="page-width grid content-start gap-5 pb-16 pt-4 xl:gap-8">
      <PageMeta title={t('myAccount.title')} isPrivate />
      <AccountHead />
      <div className="grid items-start gap-5 lg:grid-cols-2 xl:gap-8">
        <div className="grid gap-5 xl:gap-8">
          <SignInPanel username={username} />
          <PasskeysPanel isCreator={user.userRole === 'creator'} />
          <RecoveryCodesPanel />
          <ProvidersPanel />
        </div>
        <div className="grid gap-5 xl:gap-8">
          <SessionsPanel />
          <MailsPanel />
          <DataPanel username={username} />
        </div>
      </div>
    </SiteFrame>
  );
}
