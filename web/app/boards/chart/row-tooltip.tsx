import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Tooltip } from '../../ui/tooltip.tsx';

/** The description behind an (i): by hover, by keyboard, by tap. */
export function RowTooltip({ title, text }: { title: string; text: string }) {
  const t = useTranslations('chart');
  return (
    <Tooltip text={text}>
      {(described) => (
        <button {...described} type="button" className="row-info" aria-label={t('about', { title })}>
          <Info className="i" aria-hidden="true" />
        </button>
      )}
    </Tooltip>
  );
}
