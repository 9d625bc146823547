import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listWaysIn } from '@upnext/contract/ways-in';
import { useTranslations } from 'use-intl';

import { keyOf, queryOf } from './query.ts';
import { useErrorText } from './use-error-text.ts';

/** How the viewer can get in. One answer for all panels that show a part of it. */
export function useWaysIn() {
  const client = useQueryClient();
  const query = useQuery(queryOf(listWaysIn, {}));
  return { ...query, reload: () => client.invalidateQueries({ queryKey: [keyOf(listWaysIn, {})] }) };
}

/** The words around a question for the password. */
export function useSecretLabels(confirm: string) {
  const t = useTranslations('site');
  return { confirm, cancel: t('cancel'), close: t('close'), show: t('showPassword'), hide: t('hidePassword') };
}

/** What to say in the dialog when the deed was refused. */
export function useSecretError(): (error: unknown) => string | undefined {
  const errorText = useErrorText();
  return (error) => (error ? errorText(error) : undefined);
}
