import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { useErrorText } from '../api/use-error-text.ts';
import { Spinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toast-store.ts';

/** Refetches everything that the page shows. */
export function RefreshRow({ onDone }: { onDone: () => void }) {
  const t = useTranslations('site');
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.refetchQueries({ type: 'active' }, { throwOnError: true }),
    onSuccess: () => {
      showToast({ title: t('refreshed') });
      onDone();
    },
    onError: (error) => showToast({ kind: 'error', title: t('refreshFailed'), text: errorText(error) }),
  });
  return (
    <button
      type="button"
      className="menu-item"
      aria-busy={isPending || undefined}
      onClick={() => !isPending && mutate()}
    >
      {isPending ? <Spinner /> : <RotateCw className="i" aria-hidden="true" />}
      {isPending ? t('refreshing') : t('refresh')}
    </button>
  );
}
