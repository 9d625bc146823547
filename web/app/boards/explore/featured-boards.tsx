import { boardPath, boardTitle } from '@upnext/contract/boards/board-handle';
import type { FeaturedBoard } from '@upnext/contract/boards/boards';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';

/** Boards featured by the operator, each on the background its creator chose. */
export function FeaturedBoards({ boards }: { boards: readonly FeaturedBoard[] }) {
  const t = useTranslations();
  if (boards.length === 0) return null;
  return (
    <section className="featured-part" aria-labelledby="featured">
      <h2 id="featured">{t('explore.featured')}</h2>
      <ul className="featured">
        {boards.map(
          ({ username, displayName, logoUrl, slug, name, profileDescription, profileBackground, totalVotes }) => (
            <li key={boardPath(username, slug)}>
              <Link
                to={boardPath(username, slug)}
                className={clsx('featured-board', `background-${profileBackground}`)}
              >
                <Avatar name={displayName ?? username} src={logoUrl} size="m" />
                <span className="featured-words">
                  <strong>{boardTitle(displayName ?? username, { slug, name })}</strong>
                  {displayName && <small>@{username}</small>}
                  {profileDescription && (
                    <span dir="auto" className="featured-text">
                      {profileDescription}
                    </span>
                  )}
                  <small>{t('chart.totalVotes', { count: totalVotes })}</small>
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
