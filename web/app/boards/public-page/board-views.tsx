import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

type BoardViewsProps = { path: string; current: 'chart' | 'roadmap' };

/** Links to the two views of a board: chart and roadmap. */
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
