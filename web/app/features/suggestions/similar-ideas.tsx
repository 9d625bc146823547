import { useQuery } from '@tanstack/react-query';
import { listSimilarIdeas, type SimilarIdea } from '@upnext/contract/suggestions';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';

const pauseMs = 150;
const enoughToGuess = 3;

type SimilarIdeasProps = { board: string; title: string; renderVote: (idea: SimilarIdea) => ReactNode };

/**
 * What is on the chart already and reads like it. It offers, and is in nobody's way: its room is made while somebody types,
 * so that nothing moves when the answer comes, and without an answer there is nothing.
 */
export function SimilarIdeas({ board, title, renderVote }: SimilarIdeasProps) {
  const t = useTranslations('suggestions');
  const typed = useSettled(title.trim());
  const {
    data: ideas = [],
    isFetched,
    isError,
  } = useQuery({
    ...queryOf(listSimilarIdeas, { params: { username: board }, query: { title: typed } }),
    enabled: typed.length >= enoughToGuess,
    // While the next ones are asked for.
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
                <span>{idea.title}</span>
                {renderVote(idea)}
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

/** The value once it has been left alone for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
