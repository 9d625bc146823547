import { Mail } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { useSite } from '../../site/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type EmailCodeButtonProps = {
  onPress: () => void;
  /** A shorter label. */
  label?: string;
  /** Whether it is the first of several ways to log in. */
  isFirst?: boolean;
};

/** Opens the form for an emailed code. Nothing on a site that sends no email. */
export function EmailCodeButton({ onPress, label, isFirst = false }: EmailCodeButtonProps) {
  const t = useTranslations('emailCodes');
  const site = useSite();
  const isHydrated = useHydrated();
  if (!site?.sendsMail) return null;
  return (
    <Button
      kind={isFirst ? 'ink' : 'soft'}
      block
      disabled={!isHydrated}
      aria-label={label && t('use')}
      onClick={onPress}
    >
      <Mail className="i" aria-hidden="true" />
      {label ?? t('use')}
    </Button>
  );
}
