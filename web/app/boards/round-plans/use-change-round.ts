import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listRounds } from '@upnext/contract/voting/rounds';

import { keyOf } from '../../api/query.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';

type Change<Input> = {
  handle: string;
  send: (input: Input) => Promise<unknown>;
  /** Titles of the toasts. */
  words: { done: string; failed: string };
  onDone: () => void;
};

/** Changes a round in the creator's list, and loads the list again. */
export function useChangeRound<Input = void>({ handle, send, words, onDone }: Change<Input>) {
  const client = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [keyOf(listRounds, { params: { username: handle } })] });
      showToast({ title: words.done });
      onDone();
    },
    onError: (error) => showFailure(words.failed, error),
  });
}
