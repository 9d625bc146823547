import { Share } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

type ShareButtonProps = Omit<ComponentProps<typeof Button>, 'children'>;

export function ShareButton(button: ShareButtonProps) {
  const t = useTranslations('boards');
  return (
    <Button {...button}>
      <Share className="i" aria-hidden="true" />
      {t('share')}
    </Button>
  );
}

type ShareIconProps = { filled?: boolean; onClick: () => void };

export function ShareIcon(button: ShareIconProps) {
  const t = useTranslations('boards');
  return (
    <IconButton {...button} label={t('shareChart')}>
      <Share className="i" aria-hidden="true" />
    </IconButton>
  );
}
