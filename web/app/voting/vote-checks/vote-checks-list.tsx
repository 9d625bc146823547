import type { VoteCheck, VoteChecks } from '@upnext/contract/voting/vote-checks';
import { useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';

import { CheckCard } from './check-card.tsx';
import { DecidedCheck } from './decided-check.tsx';
import { useDecide } from './use-decide.ts';

type VoteChecksListProps = { checks: VoteChecks; board: string | undefined; canDecide: boolean };

/** The checks on hold, then those that were decided. */
export function VoteChecksList({ checks: { checks, timeZone, verifiedOnly }, board, canDecide }: VoteChecksListProps) {
  const t = useTranslations('voteChecks');
  const decidedId = useId();
  const { mutate, isPending, variables, data: latest } = useDecide(board);
  const busyWith = (id: number) => (isPending && variables.id === id ? variables.decision : undefined);
  const open = checks.filter(({ state }) => state === 'held');
  const decided = checks.filter(isDecided);
  const isShown = latest !== undefined && checks.some(({ id, state }) => id === latest.id && state === latest.state);
  // The pressed button is gone when the check has moved to the other list.
  useEffect(() => {
    if (isShown) document.getElementById(`check-${latest.id}`)?.focus();
  }, [isShown, latest]);
  return (
    <>
      {open.map((check) => (
        <CheckCard
          key={check.id}
          check={check}
          timeZone={timeZone}
          verifiedOnly={verifiedOnly}
          busyWith={busyWith(check.id)}
          onDecide={canDecide ? (decision) => mutate({ id: check.id, decision }) : undefined}
        />
      ))}
      {decided.length > 0 && (
        <section className="checks-decided" aria-labelledby={decidedId}>
          <h2 id={decidedId}>{t('decided')}</h2>
          {decided.map((check) => (
            <DecidedCheck
              key={check.id}
              check={check}
              isBusy={busyWith(check.id) === 'undo'}
              onUndo={canDecide ? () => mutate({ id: check.id, decision: 'undo' }) : undefined}
            />
          ))}
        </section>
      )}
    </>
  );
}

function isDecided(check: VoteCheck): check is VoteCheck & { state: 'counted' | 'removed' } {
  return check.state !== 'held';
}
