import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';

type SuggestRowProps = { place: number; username: string; onSuggest: () => void };

/** The last row of the chart. It invites fans to suggest an idea and shows the next place as an outlined numeral. */
export function SuggestRow({ place, username, onSuggest }: SuggestRowProps) {
  const t = useTranslations('suggestions');
  return (
    <li className="row row-open">
      <span className={`row-place row-place-${Math.min(4, String(place).length)}`} aria-hidden="true">
        <span>{place}</span>
      </span>
      <div className="row-body">
        <h3 className="row-title">{t('nextPlace', { place })}</h3>
        <p className="row-desc">{t('nextPlaceText', { username })}</p>
      </div>
      <button type="button" className="row-add" aria-label={t('title')} onClick={onSuggest}>
        <Plus className="i" aria-hidden="true" />
      </button>
    </li>
  );
}
