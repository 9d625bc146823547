import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  decideVoteCheck,
  type CheckDecision,
  type VoteCheck,
  type VoteChecks,
} from '@upnext/contract/voting/vote-checks';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { showToast } from '../../ui/toast-store.ts';
import { voteChecksQuery } from './use-vote-checks.ts';

/** A job moves the votes, usually within this time. */
const movedMs = 2_000;

type Decision = { id: number; decision: CheckDecision };

/** Decides about a check. The sums change at once, and are loaded again after the votes have been moved. */
export function useDecide(board: string | undefined) {
  const t = useTranslations('voteChecks');
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const { queryKey } = voteChecksQuery(board);
  return useMutation({
    mutationFn: ({ id, decision }: Decision) =>
      call(decideVoteCheck, { params: { id: String(id) }, query: { board }, body: { decision } }),
    onSuccess: (check) => {
      client.setQueryData(queryKey, (known) => known && withDecision(known, check));
      showToast({ title: t(`${check.state}Toast`, { count: check.votes }) });
      setTimeout(() => void client.invalidateQueries({ queryKey }), movedMs);
    },
    onError: (error) => {
      showFailure(t('error'), error);
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Replaces a check and moves its votes between the sums. Latest decisions come first. */
export function withDecision(known: VoteChecks, check: VoteCheck): VoteChecks {
  const before = known.checks.find(({ id }) => id === check.id);
  const others = known.checks.filter(({ id }) => id !== check.id);
  const change = (state: VoteCheck['state']) =>
    check.votes * (Number(check.state === state) - Number(before?.state === state));
  return {
    ...known,
    week: {
      counted: Math.max(0, known.week.counted + change('counted')),
      onHold: Math.max(0, known.week.onHold + change('held')),
    },
    checks: [check, ...others],
  };
}
