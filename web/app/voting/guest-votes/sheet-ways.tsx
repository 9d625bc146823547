import { useSuspenseQuery } from '@tanstack/react-query';
import { listSignInProviders } from '@upnext/contract/identity/sign-in-providers';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { LoginForm } from '../../identity/auth-page/login-form.tsx';
import { RegisterForm } from '../../identity/auth-page/register-form.tsx';
import { useKeptUsername } from '../../identity/auth-page/use-kept-username.ts';
import { EmailCodeButton } from '../../identity/sign-in-methods/email-code-button.tsx';
import { EmailCodeForm } from '../../identity/sign-in-methods/email-code-form.tsx';
import { PasskeyButton } from '../../identity/sign-in-methods/passkey-button.tsx';
import { ProviderButtons } from '../../identity/sign-in-methods/provider-buttons.tsx';
import { useSite } from '../../site/use-site.ts';
import { Button } from '../../ui/button.tsx';

type Step = 'ways' | 'email' | 'signUp' | 'logIn';

/**
 * The ways to log in or sign up, in the sheet. Without a provider and without email, the form is open from the start,
 * because a newcomer has no other way.
 */
export function SheetWays() {
  const t = useTranslations('guestVotes');
  const { pathname, search } = useLocation();
  const { data: providers } = useSuspenseQuery(queryOf(listSignInProviders, {}));
  const site = useSite();
  const isClosed = site?.registration === 'closed';
  const hasWays = providers.length > 0 || site?.sendsMail === true;
  const ownForm: Step = isClosed ? 'logIn' : 'signUp';
  const [step, setStep] = useState<Step>(hasWays ? 'ways' : ownForm);
  const kept = useKeptUsername();
  const other = step === 'signUp' ? 'logIn' : 'signUp';
  return (
    <>
      {step === 'email' && <EmailCodeForm />}
      {step === 'signUp' && (
        <RegisterForm isShort kept={kept} initialRole="audience" isRoleLocked otherWays={undefined} />
      )}
      {step === 'logIn' && <LoginForm kept={kept} />}
      {(step === 'signUp' || step === 'logIn') && !isClosed && (
        <Button kind="plain" size="s" onClick={() => setStep(other)}>
          {t(other)}
        </Button>
      )}
      <div className="vote-ways">
        {step === 'ways' && <ProviderButtons isShort userRole="audience" isRoleLocked returnTo={pathname + search} />}
        {step === 'ways' && (
          <EmailCodeButton label={t('email')} isFirst={providers.length === 0} onPress={() => setStep('email')} />
        )}
        {(step === 'ways' || !hasWays) && <PasskeyButton label={t('passkey')} />}
      </div>
      {step === 'ways' && (
        <Button kind="plain" size="s" onClick={() => setStep(ownForm)}>
          {t(isClosed ? 'usePassword' : 'pickUsername')}
        </Button>
      )}
      {step !== 'ways' && hasWays && (
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
