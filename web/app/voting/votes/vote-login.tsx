import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { storeVote } from './stored-vote.ts';
import { VoteCount } from './vote-count.tsx';

type VoteLoginProps = { ideaId: number; title: string; votes: number; path: string };

/** Login link for visitors on a share link page. It stores the vote to cast after login. */
export function VoteLogin({ ideaId, title, votes, path }: VoteLoginProps) {
  const t = useTranslations('votes');
  return (
    <Link to={`/auth?referrer=${path}`} className="vote vote-login" onClick={() => storeVote(ideaId, { path })}>
      <span className="vote-login-count" aria-hidden="true">
        <VoteCount votes={votes} />
      </span>
      <span className="vote-login-words">
        {t('loginRequired')} <span className="sr">{t('loginRequiredFor', { title, count: votes })}</span>
      </span>
    </Link>
  );
}
