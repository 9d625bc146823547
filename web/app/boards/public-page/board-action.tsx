import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { SuggestButton } from '../suggestions/suggest-button.tsx';
import type { PublicBoard } from './use-public-board.ts';

type BoardActionProps = { board: PublicBoard; isFirst?: boolean; className?: string };

/** Main action: fans suggest an idea, the owner opens the dashboard. */
export function BoardAction({ board, isFirst, className }: BoardActionProps) {
  const t = useTranslations('site');
  const { canSuggest, isOwner, suggestion, page, handle } = board;
  if (canSuggest) return <SuggestButton isFirst={isFirst} className={className} onClick={suggestion.open} />;
  if (!isOwner) return null;
  return (
    <Link to={page.board.slug ? `/dashboard?board=${handle}` : '/dashboard'} className={buttonClass({}, className)}>
      {t('goToDashboard')}
    </Link>
  );
}
