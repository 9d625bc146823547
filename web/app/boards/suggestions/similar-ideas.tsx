import { useQuery } from '@tanstack/react-query';
import { listSimilarIdeas } from '@upnext/contract/boards/suggestions';
import { limits } from '@upnext/contract/limits';
import { countGraphemes } from '@upnext/contract/text';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import type { Vote } from '../../voting/votes/use-vote.ts';
import { VoteInstead } from './vote-instead.tsx';

const pauseMs = 150;
const enoughToGuess = 3;

type SimilarIdeasProps = { board: string; title: string; vote: Vote; onVoteInstead: () => void };

/**
 * Ideas on the chart with a similar title. Space is reserved while the fan types, so the form doesn't shift when the
 * response arrives. If the request fails, nothing is shown.
 */
export function SimilarIdeas({ board, title, vote, onVoteInstead }: SimilarIdeasProps) {
  const t = useTranslations('suggestionForm');
  const typed = useSettled(title.trim());
  const {
    data: ideas = [],
    isFetched,
    isError,
  } = useQuery({
    ...queryOf(listSimilarIdeas, { params: { username: board }, query: { title: typed } }),
    enabled: typed.length >= enoughToGuess && countGraphemes(typed) <= limits.ideaTitleMax,
    // Keep the previous results while the next ones load.
    placeholderData: (before) => before,
  });
  if (title.trim().length < enoughToGuess || (isError && ideas.length === 0)) return null;
  return (
    <>
      <output className="sr">{ideas.length > 0 && t('similarFound', { count: ideas.length })}</output>
      {ideas.length > 0 ? (
        <section className="similar" aria-labelledby="similar">
          <h3 id="similar">{t('similar')}</h3>
          <ul>
            {ideas.map((idea) => (
              <li key={idea.id}>
                <span dir="auto">{idea.title}</span>
                <VoteInstead idea={idea} vote={vote} onVote={onVoteInstead} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className="similar similar-none">{t(isFetched ? 'similarNone' : 'similarSought')}</p>
      )}
    </>
  );
}

/** Returns the debounced value. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
