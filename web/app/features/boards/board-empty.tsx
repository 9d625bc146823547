import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state.tsx';

type BoardEmptyProps = { username: string; kind: 'open' | 'closed' | 'owner'; action?: ReactNode };

const textKeys = { open: 'emptyText', closed: 'emptyClosedText', owner: 'emptyOwnerText' } as const;

/** A chart without ideas: the first place is free. */
export function BoardEmpty({ username, kind, action }: BoardEmptyProps) {
  const t = useTranslations('boards');
  return <EmptyState numeral="1" title={t('emptyTitle')} text={t(textKeys[kind], { username })} action={action} />;
}
