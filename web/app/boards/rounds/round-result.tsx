import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

import { ownBallotQuery } from '../public-page/own-ballot-query.ts';
import { byPlace } from './by-place.ts';
import { ChatResult } from './chat-result.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ResultNext } from './result-next.tsx';
import { ResultProof } from './result-proof.tsx';
import { ResultRows } from './result-rows.tsx';
import { RoundTitle } from './round-title.tsx';
import type { ShownRound } from './use-round.ts';
import { Winner } from './winner.tsx';

const none: number[] = [];

/** A closed round: the winner, all bars, turnout, and the way to check the result. */
export function RoundResult({ shown }: { shown: ShownRound }) {
  const t = useTranslations('rounds');
  const { round, zone, times, name, isOwner, viewer, handle } = shown;
  const { result, candidates, turnout, pickFrom } = round;
  const { data: own = none } = useQuery({
    ...ownBallotQuery(handle, round.number),
    enabled: Boolean(viewer) && !isOwner,
  });
  const picked = viewer ? own : none;
  const winner = candidates.find(({ ideaId }) => ideaId === result?.winnerId);
  const rows = candidates.filter((candidate) => candidate !== winner).toSorted(byPlace);
  const mustPick = result !== null && result.winnerId === null && result.pickable.length > 0;
  return (
    <>
      <header className="result-head">
        <RoundTitle round={round} />
        <p>
          <time dateTime={round.closesAt}>{t('closed', { moment: times.long(new Date(round.closesAt)), zone })}</time>
          {round.extendedFrom && <span> {t('extended', { moment: times.long(new Date(round.extendedFrom)) })}</span>}
        </p>
      </header>
      <div className="result-columns">
        <section className="sheet result-sheet" aria-labelledby="winner">
          {winner ? (
            <Winner shown={shown} winner={winner} isPicked={picked.includes(winner.ideaId)} />
          ) : (
            <div className="result-none">
              <h2 id="winner">{noWinnerTitle()}</h2>
              <p>{noWinnerText()}</p>
            </div>
          )}
          {result && <ResultRows rows={rows} picked={picked} shown={shown} canPick={isOwner && mustPick} />}
        </section>
        <div className="result-side">
          <ResultNext shown={shown} winner={winner} />
          {result && <ResultFacts round={round} />}
          {result && <ChatResult round={round} />}
          {result && turnout > 0 && <ResultProof shown={shown} hasBallot={picked.length > 0} />}
        </div>
      </div>
    </>
  );

  function noWinnerTitle(): string {
    if (!result) return t('counting');
    if (mustPick) return pickFrom === 'tie' ? t('tie') : t('topThree');
    if (round.state === 'closed') return t('provisional');
    return turnout === 0 ? t('nobody') : t('results');
  }

  function noWinnerText(): string {
    if (!result) return t('settling');
    if (mustPick && pickFrom === 'tie')
      return t(isOwner ? 'tieOwner' : 'tieText', { count: result.pickable.length, username: name });
    if (mustPick) return t(isOwner ? 'topThreeOwner' : 'topThreeText', { username: name });
    if (round.state === 'closed')
      return result.heldBallots > 0
        ? t('provisionalText', { count: result.heldBallots, moment: times.long(new Date(result.finalBy)) })
        : t('settling');
    return turnout === 0 ? t('nobodyText') : '';
  }
}
