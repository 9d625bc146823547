import { useSuspenseQuery } from '@tanstack/react-query';
import { getAccount } from '@upnext/contract/identity/account-settings';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { PasswordField } from '../../ui/password-field.tsx';

type CurrentPasswordProps = { field: UseFormRegisterReturn; label?: string; error: string | undefined };

/**
 * Confirms the user's identity. Hidden for accounts without a password: for those, the server requires a recent login.
 */
export function CurrentPassword({ field, label, error }: CurrentPasswordProps) {
  const t = useTranslations();
  const { data: account } = useSuspenseQuery(queryOf(getAccount, {}));
  if (!account.hasPassword) return null;
  return (
    <PasswordField
      {...field}
      label={label ?? t('myAccount.currentPassword')}
      showLabel={t('site.showPassword')}
      hideLabel={t('site.hidePassword')}
      error={error}
      autoComplete="current-password"
    />
  );
}
