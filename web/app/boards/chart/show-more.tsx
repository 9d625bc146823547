import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';

type ShowMoreProps = {
  shown: number;
  /** The total number of ideas. Undefined for search results, where it is unknown. */
  total?: number | undefined;
  isLoading: boolean;
  onPress: () => void;
};

export function ShowMore({ shown, total, isLoading, onPress }: ShowMoreProps) {
  const t = useTranslations('chart');
  return (
    <div className="chart-more">
      {total !== undefined && <p className="num">{t('shown', { count: shown, total })}</p>}
      <Button kind="soft" busy={isLoading} onClick={onPress}>
        {t('showMore')}
      </Button>
    </div>
  );
}
