import type { RoundInsights } from '@upnext/contract/reach/insights';
import { useFormatter, useTranslations } from 'use-intl';

import { useRoundWords } from './use-round-words.ts';

/** One row per round, newest first, with all sources. */
export function RoundTable({ rounds, timeZone }: { rounds: RoundInsights[]; timeZone: string }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const words = useRoundWords(timeZone);
  const none = t('noPlace');
  return (
    <table className="round-table">
      <thead>
        <tr>
          {(['round', 'roundCloses', 'roundVoters', 'roundActive', 'roundNew', 'roundSources'] as const).map(
            (column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ figures, ...round }) => (
          <tr key={round.number}>
            <th scope="row">{format.number(round.number)}</th>
            <td>{words.day({ ...round, figures })}</td>
            <td>{format.number(round.voters)}</td>
            <td>{figures ? format.number(figures.activeVoters) : none}</td>
            <td>{figures ? format.number(figures.newVoters) : none}</td>
            <td>
              {figures?.sources
                .map(({ host, voters }) => t('sourceCount', { source: words.source(host), count: voters }))
                .join(', ') || none}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
