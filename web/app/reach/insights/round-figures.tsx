import type { Insights, RoundInsights } from '@upnext/contract/reach/insights';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { useChosenBoard, withBoard } from '../../boards/own-boards/chosen-board.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Figure } from './figure.tsx';
import { RoundTable } from './round-table.tsx';
import { useRoundWords } from './use-round-words.ts';

/** The sources in the list. The table has all of them. */
const mostSources = 3;

/** Turnout, new voters and sources of the last rounds. */
export function RoundFigures({ insights: { rounds, timeZone } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const choice = useChosenBoard();
  if (rounds.length === 0)
    return (
      <Figure title={t('rounds')} text={t('roundsEmpty')}>
        <div className="files">
          <Link to={withBoard('/dashboard/rounds', choice)} className={buttonClass({ kind: 'soft', size: 's' })}>
            {t('roundsAction')}
          </Link>
        </div>
      </Figure>
    );
  return (
    <Figure title={t('rounds')} text={t('roundsText')} table={<RoundTable rounds={rounds} timeZone={timeZone} />}>
      <ol className="round-figures">
        {rounds.map((round) => (
          <RoundItem key={round.number} round={round} timeZone={timeZone} />
        ))}
      </ol>
    </Figure>
  );
}

function RoundItem({ round, timeZone }: { round: RoundInsights; timeZone: string }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const words = useRoundWords(timeZone);
  const { number, question, state, voters, figures } = round;
  const sources = figures?.sources.slice(0, mostSources) ?? [];
  return (
    <li>
      <div className="round-figures-head">
        <h3 dir="auto">{question}</h3>
        <p>
          {state === 'open' && <Badge>{t('roundOpen')}</Badge>}
          {state === 'closed' && <Badge>{t('roundProvisional')}</Badge>}
          <span>{t('roundName', { number, day: words.day(round) })}</span>
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('roundVoters')}</dt>
          <dd className="round-figure">{format.number(voters)}</dd>
          {figures && figures.activeVoters > 0 && (
            <dd>
              {t('roundShare', { share: words.share(voters, figures.activeVoters), count: figures.activeVoters })}
            </dd>
          )}
        </div>
        {figures ? (
          <>
            <div>
              <dt>{t('roundNew')}</dt>
              <dd className="round-figure">{format.number(figures.newVoters)}</dd>
              {voters > 0 && <dd>{t('roundNewText', { share: words.share(figures.newVoters, voters) })}</dd>}
            </div>
            <div className="round-sources">
              <dt>{t('roundSources')}</dt>
              {sources.map(({ host, voters: count }) => (
                <dd key={host} className="round-source">
                  <b>{words.share(count, voters)}</b> {words.source(host)}
                </dd>
              ))}
              {sources.length === 0 && <dd>{t('noPlace')}</dd>}
            </div>
          </>
        ) : (
          <div className="round-pending">
            <dt className="sr">{t('roundNew')}</dt>
            <dd>{t('roundPending')}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
