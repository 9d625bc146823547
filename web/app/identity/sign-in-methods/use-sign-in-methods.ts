import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listSignInMethods } from '@upnext/contract/identity/sign-in-methods';
import { useTranslations } from 'use-intl';

import { keyOf, queryOf } from '../../api/query.ts';
import { useErrorText } from '../../api/use-error-text.ts';

/** The viewer's login methods. All panels share one cached response. */
export function useSignInMethods() {
  const client = useQueryClient();
  const query = useQuery(queryOf(listSignInMethods, {}));
  return { ...query, reload: () => client.invalidateQueries({ queryKey: [keyOf(listSignInMethods, {})] }) };
}

/** Labels of the password dialog. */
export function useSecretLabels(confirm: string) {
  const t = useTranslations('site');
  return { confirm, cancel: t('cancel'), close: t('close'), show: t('showPassword'), hide: t('hidePassword') };
}

/** Error message for the password dialog. */
export function useSecretError(): (error: unknown) => string | undefined {
  const errorText = useErrorText();
  return (error) => (error ? errorText(error) : undefined);
}
