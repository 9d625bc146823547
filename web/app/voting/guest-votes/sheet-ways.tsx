import { useSuspenseQuery } from '@tanstack/react-query';
import { listSignInProviders } from '@upnext/contract/identity/sign-in-providers';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { LoginForm } from '../../identity/auth-page/login-form.tsx';
import { RegisterForm } from '../../identity/auth-page/register-form.tsx';
import { PasskeyButton } from '../../identity/sign-in-methods/passkey-button.tsx';
import { ProviderButtons } from '../../identity/sign-in-methods/provider-buttons.tsx';
import { useSite } from '../../site/use-site.ts';
import { Button } from '../../ui/button.tsx';

type Step = 'ways' | 'signUp' | 'logIn';

/**
 * The ways to log in or sign up, in the sheet. Without a provider, the form is open from the start, because a newcomer
 * has no other way.
 */
export function SheetWays() {
  const t = useTranslations('guestVotes');
  const { pathname, search } = useLocation();
  const { data: providers } = useSuspenseQuery(queryOf(listSignInProviders, {}));
  const isClosed = useSite()?.registration === 'closed';
  const ownForm: Step = isClosed ? 'logIn' : 'signUp';
  const [step, setStep] = useState<Step>(providers.length > 0 ? 'ways' : ownForm);
  const other = step === 'signUp' ? 'logIn' : 'signUp';
  return (
    <>
      {step === 'signUp' && <RegisterForm isShort initialRole="audience" isRoleLocked otherWays={undefined} />}
      {step === 'logIn' && <LoginForm />}
      {step !== 'ways' && !isClosed && (
        <Button kind="plain" size="s" onClick={() => setStep(other)}>
          {t(other)}
        </Button>
      )}
      <div className="vote-ways">
        {step === 'ways' && <ProviderButtons isShort userRole="audience" isRoleLocked returnTo={pathname + search} />}
        {/* The button for an emailed code goes here. */}
        {(step === 'ways' || providers.length === 0) && <PasskeyButton label={t('passkey')} />}
      </div>
      {step === 'ways' && (
        <Button kind="plain" size="s" onClick={() => setStep(ownForm)}>
          {t(isClosed ? 'usePassword' : 'pickUsername')}
        </Button>
      )}
      {step !== 'ways' && providers.length > 0 && (
        <Button kind="plain" size="s" onClick={() => setStep('ways')}>
          {t('otherWays')}
        </Button>
      )}
      <Link to={`/auth?referrer=${pathname}`} className="link vote-sheet-page">
        {t('loginPage')}
      </Link>
    </>
  );
}
