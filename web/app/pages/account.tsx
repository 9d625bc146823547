import '../styles/ways.css';
import { getUser, type User } from '@upnext/contract/accounts';
import { CallError } from '@upnext/contract/request';
import { listWaysIn } from '@upnext/contract/ways-in';
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';

import { loginPath } from '../api/login-path.ts';
import { pageContext } from '../api/page-context.ts';
import { keyOf } from '../api/query.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { PasskeysPanel } from '../features/passkeys/passkeys-panel.tsx';
import { RecoveryCodesPanel } from '../features/passkeys/recovery-codes-panel.tsx';
import { ProvidersPanel } from '../features/sign-in-providers/providers-panel.tsx';
import { AccountHeader } from '../features/site/account-header.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/account.ts';

export const handle = { texts: 'ways' satisfies TextPart };
await wantTexts('ways');

export async function loader({ context }: Route.LoaderArgs) {
  const { callAsViewer, seedAsViewer } = context.get(pageContext);
  const user = await callAsViewer(getUser, {}).catch((error: unknown) => {
    throw error instanceof CallError && error.status === 401 ? redirect(loginPath('/account')) : error;
  });
  return { user, seeds: [{ key: keyOf(getUser, {}), data: user }, await seedAsViewer(listWaysIn, {})] };
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
  const { username, userRole } = useViewer() ?? loaded;
  const isCreator = userRole === 'creator';
  const header = (
    <AccountHeader
      title={t('accounts.yourAccount')}
      role={isCreator ? t('profile.creator') : t('profile.audience')}
      username={username}
      profileLabel={t('profile.profileOf', { username })}
    />
  );
  return (
    <SiteFrame header={header} mainClassName="page-width grid content-start gap-5 pb-16 pt-4 xl:gap-8">
      <PageMeta title={t('accounts.yourAccount')} isPrivate />
      <h1>{t('accounts.yourAccount')}</h1>
      <div className="grid items-start gap-5 lg:grid-cols-2 xl:gap-8">
        <PasskeysPanel isCreator={isCreator} />
        <RecoveryCodesPanel />
        <ProvidersPanel />
      </div>
    </SiteFrame>
  );
}
