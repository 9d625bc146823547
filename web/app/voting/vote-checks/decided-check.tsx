import type { VoteCheck } from '@upnext/contract/voting/vote-checks';
import { Undo2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';
import { Button } from '../../ui/button.tsx';

const minuteMs = 60_000;
const bold = (words: ReactNode) => <b>{words}</b>;

type DecidedCheckProps = {
  check: VoteCheck & { state: 'counted' | 'removed' };
  /** Undefined for members who can't decide. */
  onUndo: (() => void) | undefined;
  isBusy: boolean;
};

/** A check that was decided, with the decision and who made it. */
export function DecidedCheck({ check: { id, state, ideas, votes, decided }, onUndo, isBusy }: DecidedCheckProps) {
  const t = useTranslations('voteChecks');
  const format = useFormatter();
  const now = useNow(minuteMs);
  const textId = useId();
  const [idea] = ideas;
  const at = decided && new Date(decided.at);
  return (
    <section id={`check-${id}`} className="sheet check-decided" aria-labelledby={textId} tabIndex={-1}>
      <p id={textId}>
        {idea && ideas.length === 1
          ? t.rich(state, { count: votes, title: idea.title, b: bold })
          : t.rich(`${state}Ideas`, { count: votes, ideas: ideas.length, b: bold })}
        {decided && at && (
          <span className="check-decider">
            {t(`by.${decided.by}`)}
            {now && `, ${format.relativeTime(at > now ? now : at, now)}`}
          </span>
        )}
      </p>
      {onUndo && (
        <Button kind="soft" size="s" aria-describedby={textId} busy={isBusy} onClick={onUndo}>
          {!isBusy && <Undo2 className="i" aria-hidden="true" />}
          {t('undo')}
        </Button>
      )}
    </section>
  );
}
