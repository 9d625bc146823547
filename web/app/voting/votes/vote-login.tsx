import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Spinner } from '../../ui/spinner.tsx';
import type { VoteLook } from './use-vote.ts';
import { VoteCount } from './vote-count.tsx';

type VoteLoginProps = Pick<VoteLook, 'state' | 'onPress'> & { title: string; votes: number; path: string };

/** Login link for visitors on a share link page. With JavaScript, it opens the vote sheet. */
export function VoteLogin({ title, votes, path, state, onPress }: VoteLoginProps) {
  const t = useTranslations('votes');
  return (
    <Link
      to={`/auth?referrer=${path}`}
      className="vote vote-login"
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <span className="vote-login-count" aria-hidden="true">
        {state === 'voting' ? <Spinner /> : <VoteCount votes={votes} />}
      </span>
      <span className="vote-login-words">
        {t('loginRequired')} <span className="sr">{t('loginRequiredFor', { title, count: votes })}</span>
      </span>
    </Link>
  );
}
