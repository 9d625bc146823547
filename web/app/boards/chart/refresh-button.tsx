import { clsx } from 'clsx';
import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { IconButton } from '../../ui/icon-button.tsx';

type RefreshButtonProps = { isLoading: boolean; onPress: () => void };

/** Stays enabled while loading: the response in flight may be older than what the user wants to see. */
export function RefreshButton({ isLoading, onPress }: RefreshButtonProps) {
  const t = useTranslations('chart');
  return (
    <IconButton label={t('refresh')} aria-busy={isLoading || undefined} onClick={onPress}>
      <RotateCw className={clsx('i', isLoading && 'spinner')} aria-hidden="true" />
    </IconButton>
  );
}
