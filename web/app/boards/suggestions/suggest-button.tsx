import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';

type SuggestButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & { isFirst?: boolean };

export function SuggestButton({ isFirst = false, ...button }: SuggestButtonProps) {
  const t = useTranslations('suggestions');
  return (
    <Button {...button}>
      <Plus className="i" aria-hidden="true" />
      {t(isFirst ? 'first' : 'title')}
    </Button>
  );
}
