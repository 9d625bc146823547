import { boardPath, boardTitle, handleOf } from '@upnext/contract/boards/board-handle';
import type { FollowedBoard } from '@upnext/contract/boards/follows';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FollowButton } from '../public-page/follow-button.tsx';

/** The boards that the viewer follows. One that is unfollowed stays in the list until the next visit, to undo it. */
export function FollowedBoards({ boards }: { boards: readonly FollowedBoard[] }) {
  const t = useTranslations('profile.activity');
  const viewer = useViewer();
  if (boards.length === 0)
    return <EmptyState className="activity-empty" numeral="0" title={t('noFollowsTitle')} text={t('noFollowsText')} />;
  return (
    <ul className="grid gap-4">
      {boards.map(({ username, displayName, logoUrl, slug, name }) => {
        const title = boardTitle(displayName ?? username, { slug, name });
        const path = boardPath(username, slug);
        return (
          <li key={path} className="flex items-center gap-3">
            <Avatar name={displayName ?? username} src={logoUrl} size="s" />
            <Link to={path} className="min-w-0 flex-1 wrap-anywhere">
              {title}
            </Link>
            <FollowButton isSmall name={title} handle={handleOf(username, slug)} path={path} viewer={viewer} />
          </li>
        );
      })}
    </ul>
  );
}
