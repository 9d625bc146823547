import { useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';

/** Enough ideas for a contest. */
const podium = [
  { place: 1, share: 0.62 },
  { place: 2, share: 0.48 },
  { place: 3, share: 0.34 },
] as const;

/** The places of the podium that no idea has yet: outlined numerals on hatched bars. */
export function FreeRows({ ideaCount }: { ideaCount: number }) {
  const t = useTranslations('ideas.free');
  return podium
    .filter(({ place }) => place > ideaCount)
    .map(({ place, share }) => (
      <li key={place} className={`row row-free row-${place} ${shareClass(share)}`}>
        <span className="row-bar" aria-hidden="true" />
        <span className="row-place row-place-1" aria-hidden="true">
          <span>{place}</span>
        </span>
        <div className="row-body">
          <p className="row-title">{t('title', { place })}</p>
          <p className="row-desc">{t('text', { place })}</p>
        </div>
      </li>
    ));
}
