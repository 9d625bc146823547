import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPush } from '@upnext/contract/notifications/push';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../api/query.ts';
import { useFailureToast } from '../api/use-failure-toast.ts';
import { showToast } from '../ui/toast-store.ts';
import { pushSupport, turnOffPush, turnOnPush } from './push-device.ts';

const never = () => () => {};

/** Push messages to this browser. `support` is undefined in the first render. */
export function usePush() {
  const t = useTranslations('push');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const support = useSyncExternalStore(never, pushSupport, () => undefined);
  const query = queryOf(getPush, {});
  const { data, isLoading } = useQuery(query);
  const publicKey = data?.publicKey ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return await turnOnPush(publicKey ?? '');
      await turnOffPush();
      return false;
    },
    onSuccess: (isOn, wanted) => {
      client.setQueryData(query.queryKey, { publicKey, isOn });
      if (isOn) showToast({ title: t('on'), text: t('onText') });
      else if (wanted) showToast({ kind: 'error', title: t('failed'), text: t('denied') });
    },
    onError: (error) => showFailure(t('failed'), error),
  });
  return { support, isLoading, isOffered: publicKey !== null, isOn: data?.isOn === true, isPending, change: mutate };
}
