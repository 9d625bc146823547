import { useMutation } from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import type { ErrorCode } from '@upnext/contract/error';
import { CallError } from '@upnext/contract/request';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useProvenCall } from '../proof-of-work/use-proven-call.ts';

type Options<E extends Endpoint, Values extends FieldValues> = {
  endpoint: E;
  setError: UseFormSetError<Values>;
  /** The field that each error code belongs to. */
  fieldOf: Partial<Record<ErrorCode, Path<Values>>>;
  onBusy: (isBusy: boolean) => void;
  onDone: (reply: ReplyOf<E>) => void;
};

/** Submits an account form. Field errors are shown next to the field, all other errors in a toast. */
export function useChange<E extends Endpoint, Values extends FieldValues>({
  endpoint,
  setError,
  fieldOf,
  onBusy,
  onDone,
}: Options<E, Values>) {
  const t = useTranslations('myAccount');
  const showFailure = useFailureToast();
  const { provenCall } = useProvenCall();
  const { mutate, isPending } = useMutation<ReplyOf<E>, Error, InputOf<E> & { body: object }>({
    mutationFn: (input) => provenCall(endpoint, input),
    onSuccess: onDone,
    onError: (error) => {
      const reply = error instanceof CallError ? error.reply : undefined;
      const field = reply && fieldOf[reply.code];
      const known = field && reply ? [{ path: field, message: reply.message }] : (reply?.fields ?? []);
      for (const { path, message } of known) setError(path as Path<Values>, { message }, { shouldFocus: true });
      if (known.length === 0) showFailure(t('changeFailed'), error);
    },
  });
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  return { send: mutate, isPending };
}
