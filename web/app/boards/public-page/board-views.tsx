import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type BoardViewsProps = { path: string; current: 'chart' | 'roadmap' };

/** The race, and what became of it: two addresses. */
export function BoardViews({ path, current }: BoardViewsProps) {
  const t = useTranslations('boards');
  const view = (name: BoardViewsProps['current'], to: string, words: string) => (
    <Link to={to} aria-current={name === current ? 'page' : undefined}>
      {words}
    </Link>
  );
  return (
    <nav className="sort board-views" aria-label={t('views')}>
      {view('chart', path, t('viewChart'))}
      {view('roadmap', `${path}/roadmap`, t('viewRoadmap'))}
    </nav>
  );
}
