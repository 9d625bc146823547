import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../../api/use-error-text.ts';
import { useViewer } from '../../api/viewer.ts';
import { describeWaitingVote, readWaitingVote } from '../../api/waiting-vote.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useReturn } from '../account-forms/use-return.ts';
import { ProviderSignUpForm } from './provider-sign-up-form.tsx';
import { retryPath } from './retry-path.ts';
import { useProviderCallback } from './use-provider-callback.ts';

/** Handles the return from a login provider: completes the login, asks for a username, or shows the error. */
export function ProviderCallback({ provider }: { provider: string }) {
  const t = useTranslations('signInProviders.back');
  const site = useTranslations('site');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [isIn, setIn] = useState(false);
  const { newcomer, error, isCancelled } = useProviderCallback(provider, {
    onSignedIn: () => setIn(true),
    onLinked: () => void navigate('/account', { replace: true }),
  });
  useReturnToVote(error && (isCancelled ? t('cancelledVote') : errorText(error)));
  const isLeaving = error !== null && readWaitingVote() !== undefined;
  if (newcomer)
    return (
      <>
        <ProviderSignUpForm {...newcomer} onRegistered={() => setIn(true)} />
        {isIn && <RedirectAfterLogin />}
      </>
    );
  return (
    <Panel roomy className="auth-panel arrival" aria-live="polite">
      {error && !isLeaving ? (
        <>
          <h1>{isCancelled ? t('cancelled') : t('failed')}</h1>
          <p className="text-text-2">{isCancelled ? t('cancelledText') : errorText(error)}</p>
          <Link to={viewer ? '/account' : retryPath()} className={buttonClass({}, 'justify-self-start')}>
            {viewer ? t('toAccount') : isCancelled ? site('tryAgain') : t('again')}
          </Link>
        </>
      ) : (
        <>
          <h1 className="sr">{t('title')}</h1>
          <p className="flex items-center gap-3 text-text-2">
            <Spinner />
            {t('checking')}
          </p>
        </>
      )}
      {isIn && <RedirectAfterLogin />}
    </Panel>
  );
}

/** After a failed or cancelled login, returns to the page of a stored vote, which shows the error in the vote sheet. */
function useReturnToVote(note: string | null): void {
  const navigate = useNavigate();
  const leave = useEffectEvent((why: string) => {
    const vote = readWaitingVote();
    if (!vote) return;
    describeWaitingVote({ note: why });
    void navigate(vote.redirectPath, { replace: true });
  });
  useEffect(() => {
    if (note !== null) leave(note);
  }, [note]);
}

/** Redirects a user who has just logged in to the page they came from. */
function RedirectAfterLogin() {
  useReturn({ referrer: null });
  return null;
}
