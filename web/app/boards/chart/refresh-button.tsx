import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/icon-button.tsx';

type RefreshButtonProps = { isLoading: boolean; onPress: () => void };

/** Never held back: what is on its way may be older than what one wants to see. */
export function RefreshButton({ isLoading, onPress }: RefreshButtonProps) {
  const t = useTranslations('chart');
  return (
    <IconButton label={t('refresh')} aria-busy={isLoading || undefined} onClick={onPress}>
      <RotateCw className={clsx('i', isLoading && 'spinner')} aria-hidden="true" />
    </IconButton>
  );
}
