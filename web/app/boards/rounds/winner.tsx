import type { Candidate } from '@upnext/contract/voting/round-fields';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

import type { ShownRound } from './use-round.ts';
import { useShareWords } from './use-share-words.ts';

type WinnerProps = { shown: ShownRound; winner: Candidate; isPicked: boolean };

/** The winner on gold. The tip of the bar shows the viewer's own vote. */
export function Winner({ shown: { round, name }, winner, isPicked }: WinnerProps) {
  const t = useTranslations('rounds');
  const shareWords = useShareWords(round);
  const isCreatorsPick = round.result?.pickedAt !== null;
  return (
    <div className={clsx('winner', isPicked && 'winner-voted')} data-idea={winner.ideaId}>
      <span className="winner-place" aria-hidden="true">
        <span>{winner.place ?? 1}</span>
      </span>
      <div className="winner-body">
        <p className="winner-label">
          {isCreatorsPick
            ? t(isPicked ? 'pickWinnerYours' : 'pickWinner', { username: name })
            : t(isPicked ? 'winnerYours' : 'theWinner')}
        </p>
        <h2 id="winner" dir="auto">
          {winner.isRemoved ? t('removed') : winner.title}
        </h2>
        {winner.votes !== null && <p className="winner-votes num">{shareWords(winner.votes)}</p>}
        {isCreatorsPick && (
          <p className="winner-votes">{t(round.pickFrom === 'tie' ? 'fromTie' : 'fromTopThree', { username: name })}</p>
        )}
      </div>
    </div>
  );
}
