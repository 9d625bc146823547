import { roundPath } from '@upnext/contract/boards/board-handle';
import type { Round } from '@upnext/contract/voting/round-fields';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** The number, which links to all rounds, and the question. */
export function RoundTitle({ round: { creator, board, number, question } }: { round: Round }) {
  const t = useTranslations('rounds');
  return (
    <>
      <p className="round-number">
        <Link to={roundPath(creator.username, board?.slug)} className="badge badge-link">
          {t('number', { number: String(number) })}
          <span className="sr">, {t('allRounds')}</span>
        </Link>
      </p>
      <h1 id="question" dir="auto">
        {question}
      </h1>
    </>
  );
}
