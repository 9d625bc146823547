import { Info } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Tooltip } from '../../ui/tooltip.tsx';

/** Shows the description in a tooltip behind an (i) button, on hover, focus and tap. */
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
