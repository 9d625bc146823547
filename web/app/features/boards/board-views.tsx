import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type BoardViewsProps = { username: string; current: 'chart' | 'roadmap' };

/** The race, and what became of it: two addresses. */
export function BoardViews({ username, current }: BoardViewsProps) {
  const t = useTranslations('boards');
  const view = (name: BoardViewsProps['current'], to: string, words: string) => (
    <Link to={to} aria-current={name === current ? 'page' : undefined}>
      {words}
    </Link>
  );
  return (
    <nav className="sort board-views" aria-label={t('views')}>
      {view('chart', `/${username}`, t('viewChart'))}
      {view('roadmap', `/${username}/roadmap`, t('viewRoadmap'))}
    </nav>
  );
}
