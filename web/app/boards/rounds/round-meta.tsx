import type { Candidate } from '@upnext/contract/voting/round-fields';
import { useTranslations } from 'use-intl';

import { PageMeta } from '../../site/page-meta.tsx';
import { useLanguage } from '../../texts/language.tsx';
import type { ShownRound } from './use-round.ts';

const states = ['scheduled', 'open', 'closed', 'final'] as const;

/** The title, link preview and structured data of a round's page. */
export function RoundMeta({ shown: { round, path, title, name, handle, times, isOver } }: { shown: ShownRound }) {
  const t = useTranslations('rounds');
  const { language } = useLanguage();
  const { question, number, turnout, winner, candidates, result } = round;
  const words = isOver
    ? t('resultDescription', {
        winner: winner ? 'one' : 'none',
        title: winner ?? '',
        username: name,
        count: turnout,
      })
    : t('description', {
        username: name,
        question,
        count: round.candidateCount,
        moment: times.long(new Date(round.closesAt)),
      });
  // A new state or winner gives the image a new address, because networks keep the old one.
  const version = `${states.indexOf(round.state)}${result?.winnerId ?? 0}`;
  const answer = ({ title: text, votes }: Candidate) => ({ '@type': 'Answer', text, upvoteCount: votes ?? 0 });
  const present = candidates.filter(({ isRemoved }) => !isRemoved);
  const won = present.find(({ ideaId }) => ideaId === result?.winnerId);
  return (
    <PageMeta
      title={t(isOver ? 'resultTitle' : 'title', { question, username: title })}
      description={words}
      canonicalPath={path}
      hasEmbed
      imagePath={`/share/${handle}/rounds/${number}.png?lang=${language}&v=${version}`}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'Question',
        name: question,
        dateCreated: round.opensAt,
        author: { '@type': 'Person', name },
        answerCount: present.length,
        ...(isOver && { suggestedAnswer: present.filter((one) => one !== won).map(answer) }),
        ...(won && { acceptedAnswer: answer(won) }),
      }}
    />
  );
}
