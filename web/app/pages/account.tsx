import '../styles/my-account.css';
import '../styles/ways.css';
import { getAccount } from '@upnext/contract/identity/account-settings';
import type { User } from '@upnext/contract/identity/accounts';
import { listSessions } from '@upnext/contract/identity/sessions';
import { listSignInMethods } from '@upnext/contract/identity/sign-in-methods';
import { getEmailSettings } from '@upnext/contract/notifications/notifications';
import { getPush } from '@upnext/contract/notifications/push';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { AccountFrame } from '../boards/own-boards/account-frame.tsx';
import { loadOwnBoards } from '../boards/own-boards/load-own-boards.ts';
import { AccountHead } from '../identity/account-settings/account-head.tsx';
import { DataPanel } from '../identity/account-settings/data-panel.tsx';
import { SessionsPanel } from '../identity/account-settings/sessions-panel.tsx';
import { SignInPanel } from '../identity/account-settings/sign-in-panel.tsx';
import { VerifyPanel } from '../identity/account-settings/verify-panel.tsx';
import { PasskeysPanel } from '../identity/sign-in-methods/passkeys-panel.tsx';
import { ProvidersPanel } from '../identity/sign-in-methods/providers-panel.tsx';
import { RecoveryCodesPanel } from '../identity/sign-in-methods/recovery-codes-panel.tsx';
import { EmailPanel } from '../notifications/email-panel.tsx';
import { PushPanel } from '../notifications/push-panel.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/account.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { seedAsViewer } = page;
  const { user, seeds: boardSeeds } = await loadOwnBoards(page, url);
  const seeds = await Promise.all([
    seedAsViewer(getAccount, {}),
    seedAsViewer(listSessions, {}),
    seedAsViewer(listSignInMethods, {}),
    seedAsViewer(getEmailSettings, {}),
    seedAsViewer(getPush, {}),
  ]);
  return { user, seeds: [...boardSeeds, ...seeds] };
}

export default function AccountPage({ loaderData: { user, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <Account loaded={user} />
    </Seeds>
  );
}

function Account({ loaded }: { loaded: User }) {
  const t = useTranslations('myAccount');
  // If the session ends while the page is open, keep showing the loaded user.
  const user = useViewer() ?? loaded;
  const { username } = user;
  return (
    <AccountFrame user={user} title={t('title')} mainClassName="grid content-start gap-5 pb-16 pt-4 xl:gap-8">
      <AccountHead />
      <div className="grid items-start gap-5 lg:grid-cols-2 xl:gap-8">
        <div className="grid gap-5 xl:gap-8">
          <VerifyPanel />
          <SignInPanel username={username} />
          <PasskeysPanel isCreator={user.userRole === 'creator'} />
          <RecoveryCodesPanel />
          <ProvidersPanel />
        </div>
        <div className="grid gap-5 xl:gap-8">
          <SessionsPanel />
          <EmailPanel />
          <PushPanel />
          <DataPanel username={username} />
        </div>
      </div>
    </AccountFrame>
  );
}
