import { Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';

/** Under the chart: bring somebody who votes with you. */
export function BoardShare({ onShare, children }: { onShare: () => void; children: ReactNode }) {
  const t = useTranslations('boards');
  return (
    <section className="pass" aria-labelledby="pass-on">
      <div>
        <h2 id="pass-on">{t('shareTitle')}</h2>
        <p>{t('shareInvitation')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" onClick={onShare}>
          <Share className="i" aria-hidden="true" />
          {t('shareChart')}
        </Button>
        {children}
      </div>
    </section>
  );
}
