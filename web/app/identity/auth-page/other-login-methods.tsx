import type { UserRole } from '@upnext/contract/identity/accounts';
import { useTranslations } from 'use-intl';

import { EmailCodeButton } from '../sign-in-methods/email-code-button.tsx';
import { PasskeyButton } from '../sign-in-methods/passkey-button.tsx';
import { ProviderButtons } from '../sign-in-methods/provider-buttons.tsx';

type OtherWaysProps = {
  hasPasskey?: boolean;
  userRole: UserRole;
  isRoleLocked: boolean;
  /** Providers redirect to a separate page, which needs the user's original destination. */
  returnTo: string | undefined;
  /** The form for an emailed code replaces all others. */
  onEmailCode: (userRole: UserRole) => void;
};

/** Email code, passkey and provider buttons below the login and registration forms. */
export function OtherLoginMethods({ hasPasskey = false, onEmailCode, ...provider }: OtherWaysProps) {
  const t = useTranslations();
  return (
    <div className="other-ways">
      <p className="other-ways-or">{t('signInProviders.or')}</p>
      <EmailCodeButton onPress={() => onEmailCode(provider.userRole)} />
      {hasPasskey && <PasskeyButton />}
      <ProviderButtons {...provider} />
      {hasPasskey && <p className="hint">{t('passkeys.recoveryHint')}</p>}
    </div>
  );
}
