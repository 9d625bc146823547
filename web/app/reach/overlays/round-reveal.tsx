import '../../styles/round-reveal.css';
import { nameOf } from '@upnext/contract/boards/board-handle';
import type { Candidate, Round, RoundResult } from '@upnext/contract/voting/round-fields';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';

import { byPlace } from '../../boards/rounds/by-place.ts';
import { shareClass } from '../../ui/meter.tsx';

type RoundRevealProps = { round: Round; result: RoundResult };

/** More ideas than this don't fit, for example when ten ideas share the first place. */
const mostRows = 4;

/**
 * The result on stream: third place, second, first, each 600 ms after the one before, by CSS animations that run once.
 * The winner is large. Without a winner, because of a tie or because the creator picks, all rows are the same size.
 */
export function RoundReveal({ round, result }: RoundRevealProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { candidates, question, turnout, state, pickFrom } = round;
  const username = nameOf(round.creator);
  const placed = candidates.filter(({ place, votes }) => place !== null && place <= 3 && (votes ?? 0) > 0);
  const leaders = placed.filter(({ place }) => place === 1);
  const isProvisional = state !== 'final';
  const large =
    candidates.find(({ ideaId }) => ideaId === result.winnerId) ??
    (isProvisional && leaders.length === 1 && pickFrom === 'tie' ? leaders[0] : undefined);
  const rows = [...new Set([...(large ? [large] : []), ...placed.toSorted(byPlace)])];
  const shown = rows.slice(0, mostRows);
  const most = Math.max(1, ...shown.map(({ votes }) => votes ?? 0));
  // The last place shown comes first. The winner comes last, also if the creator picked it from second place.
  const order = [...new Set(shown.map((row) => (row === large ? 0 : row.place)))].toReversed();
  const stepOf = (row: Candidate) => `reveal-step-${order.indexOf(row === large ? 0 : row.place)}`;
  const checked = isProvisional && result.heldBallots > 0 && t('overlays.checked', { count: result.heldBallots });

  return (
    <section className="reveal" aria-label={t('rounds.results')}>
      {!large && (
        <header className={clsx('scene-head reveal-head', `reveal-step-${Math.max(0, order.length - 1)}`)}>
          <p dir="auto">{question}</p>
          <h2>{headline()}</h2>
          <p>{explanation()}</p>
        </header>
      )}
      <ol className="reveal-rows">
        {shown.map((row) => {
          const { ideaId, place, title, isRemoved, votes } = row;
          const count = votes ?? 0;
          return (
            <li
              key={ideaId}
              className={clsx(
                'reveal-row',
                row === large && 'reveal-large',
                `row-${row === large && !isProvisional ? 1 : (place ?? 1)}`,
                stepOf(row),
                shareClass(count / most),
              )}
            >
              <span className="reveal-place">
                <span>{place ?? '–'}</span>
              </span>
              <p className="reveal-title">
                {row === large && <small dir="auto">{largeLabel()}</small>}
                <span dir="auto">{isRemoved ? t('rounds.removed') : title}</span>
              </p>
              <p className="reveal-votes num">
                {format.number(count)}
                <small>
                  {t('votes.unit', { count })}
                  {row === large && ` · ${format.number(turnout === 0 ? 0 : count / turnout, { style: 'percent' })}`}
                </small>
              </p>
            </li>
          );
        })}
      </ol>
      {rows.length > shown.length && (
        <p className={clsx('reveal-more', 'reveal-step-0')}>
          {t('overlays.more', { count: rows.length - shown.length })}
        </p>
      )}
    </section>
  );

  function largeLabel(): string {
    if (checked) return `${question} ${checked}`;
    if (isProvisional) return `${question} ${t('rounds.settling')}`;
    if (result.pickedAt !== null) return `${question} ${t('rounds.pickWinner', { username })}`;
    return t('overlays.chosen', { question });
  }

  function headline(): string {
    if (leaders.length === 0) return t('rounds.nobody');
    return leaders.length > 1 && pickFrom === 'tie' ? t('rounds.tie') : t('rounds.topThree');
  }

  function explanation(): string {
    if (checked) return checked;
    if (isProvisional) return t('rounds.settling');
    if (leaders.length === 0) return t('rounds.nobodyText');
    return pickFrom === 'tie'
      ? t('rounds.tieText', { count: leaders.length, username })
      : t('rounds.topThreeText', { username });
  }
}
