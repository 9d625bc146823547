import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { parseBoardPath } from '../../api/board-path.ts';
import { safePath } from '../../api/safe-path.ts';
import { readWaitingVote, type WaitingVote } from '../../api/waiting-vote.ts';
import { useSite } from '../../site/use-site.ts';
import { Panel } from '../../ui/card.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useReturn } from '../account-forms/use-return.ts';
import { AuthForms, type AuthTab } from './auth-forms.tsx';
import { AuthPitch } from './auth-pitch.tsx';
import type { Host } from './host.ts';

type AuthScreenProps = {
  host: Host | null;
  /** Set only on a creator's own auth page: the creator's username. */
  username?: string;
};

/**
 * Hero next to the auth forms (above them on phones). The URL decides which form is open and where the user goes after
 * login.
 */
export function AuthScreen({ host, username }: AuthScreenProps) {
  const t = useTranslations('accounts');
  const [params] = useSearchParams();
  const referrer = safePath(params.get('referrer')) ?? null;
  const wasGuest = useReturn({ referrer, username });
  const isToVote = params.get('login') === 'true';
  const isClosed = useSite()?.registration === 'closed';
  const tab = tabOf(params, username);
  const returnTo = referrer ?? (username === undefined ? undefined : `/creators/${username}`);
  return (
    <div className="auth page-width">
      <AuthPitch host={host} isToVote={isToVote} isClosed={isClosed} waiting={useWaitingVote(returnTo)} />
      <Panel roomy aria-label={t('yourAccount')} className="auth-panel" data-waiting={!wasGuest || undefined}>
        <AuthForms
          key={tab}
          initialTab={tab}
          isLoginOnly={isToVote || isClosed}
          note={isClosed ? t('registrationClosed') : undefined}
          initialRole={params.get('role') === 'creator' ? 'creator' : 'audience'}
          isRoleLocked={username !== undefined || parseBoardPath(referrer) !== undefined}
          otherWays={{ returnTo }}
        />
        <noscript>{t('needsScript')}</noscript>
      </Panel>
    </div>
  );
}

/** The stored vote, if it was tapped on the page that the user returns to. */
function useWaitingVote(returnTo: string | undefined): WaitingVote | undefined {
  const isHydrated = useHydrated();
  return useMemo(() => {
    const vote = isHydrated ? readWaitingVote() : undefined;
    return vote?.redirectPath.toLowerCase() === returnTo?.toLowerCase() ? vote : undefined;
  }, [isHydrated, returnTo]);
}

function tabOf(params: URLSearchParams, username: string | undefined): AuthTab {
  if (params.get('register') === 'true') return 'register';
  if (params.get('direct') === 'true') return 'login';
  return username === undefined ? 'login' : 'register';
}
