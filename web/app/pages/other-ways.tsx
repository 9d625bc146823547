import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { AuthScreen } from '../features/accounts/auth-screen.tsx';
import { PasskeyButton } from '../features/passkeys/passkey-button.tsx';
import { ProviderButtons } from '../features/sign-in-providers/provider-buttons.tsx';

/** What stands below the forms of both auth pages. */
export const renderOtherWays: Parameters<typeof AuthScreen>[0]['otherWays'] = (form, role, returnTo) => {
  const providers = <ProviderButtons {...role} returnTo={returnTo} />;
  return form === 'login' ? (
    <OtherWays hint>
      <PasskeyButton />
      {providers}
    </OtherWays>
  ) : (
    <OtherWays>{providers}</OtherWays>
  );
};

function OtherWays({ hint = false, children }: { hint?: boolean; children: ReactNode }) {
  const t = useTranslations();
  return (
    <div className="other-ways">
      <p className="other-ways-or">{t('signInProviders.or')}</p>
      {children}
      {hint && <p className="hint">{t('passkeys.recoveryHint')}</p>}
    </div>
  );
}
