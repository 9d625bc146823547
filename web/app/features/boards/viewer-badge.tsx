import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';

/** As whom one votes here. */
export function ViewerBadge({ viewer }: { viewer: { username: string } }) {
  const t = useTranslations('boards.linked');
  return (
    <Badge>
      <span className="sr">{t('votingAs')}</span> {t('username', viewer)}
    </Badge>
  );
}
