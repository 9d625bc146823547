import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { PasswordField } from '../../ui/password-field.tsx';

type CurrentPasswordProps = { field: UseFormRegisterReturn; label?: string; error: string | undefined };

export function CurrentPassword({ field, label, error }: CurrentPasswordProps) {
  const t = useTranslations();
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
