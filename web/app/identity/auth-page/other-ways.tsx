import type { UserRole } from '@upnext/contract/identity/accounts';
import { useTranslations } from 'use-intl';

import { PasskeyButton } from '../sign-in-methods/passkey-button.tsx';
import { ProviderButtons } from '../sign-in-methods/provider-buttons.tsx';

type OtherWaysProps = {
  hasPasskey?: boolean;
  userRole: UserRole;
  isRoleLocked: boolean;
  /** Providers return to a page of their own, which needs to know where the user wanted to go. */
  returnTo: string | undefined;
};

/** Passkeys and providers, below the login and registration forms. */
export function OtherWays({ hasPasskey = false, ...provider }: OtherWaysProps) {
  const t = useTranslations();
  return (
    <div className="other-ways">
      <p className="other-ways-or">{t('signInProviders.or')}</p>
      {hasPasskey && <PasskeyButton />}
      <ProviderButtons {...provider} />
      {hasPasskey && <p className="hint">{t('passkeys.recoveryHint')}</p>}
    </div>
  );
}
