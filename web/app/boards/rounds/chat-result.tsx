import type { Round } from '@upnext/contract/voting/round-fields';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { Meter } from '../../ui/meter.tsx';

/** The votes from Twitch chat, apart from the result. Nothing if the round didn't count them. */
export function ChatResult({ round: { twitchChannel, candidates } }: { round: Round }) {
  const t = useTranslations('rounds');
  const votesWords = useTranslations('votes');
  const format = useFormatter();
  const titleId = useId();
  if (twitchChannel === null) return null;
  const rows = candidates
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ ideaId, number, title, chatVotes }) => ({ ideaId, number, title, votes: chatVotes ?? 0 }))
    .toSorted((a, b) => b.votes - a.votes || a.number - b.number);
  const total = rows.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <section className="sheet chat-result" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('chatTitle')}</h2>
      <p>{t('chatText', { count: total, channel: twitchChannel })}</p>
      {total > 0 && (
        <ol>
          {rows.map(({ ideaId, title, votes }) => (
            <li key={ideaId}>
              <span dir="auto">{title}</span>
              <b className="num">
                {format.number(votes)}
                <span className="sr"> {votesWords('unit', { count: votes })}</span>
              </b>
              <Meter share={votes / (rows[0]?.votes || 1)} place={null} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
