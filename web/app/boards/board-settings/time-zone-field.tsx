import { useTranslations } from 'use-intl';

import { SelectField } from '../../ui/select-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

type TimeZoneFieldProps = { timeZone: string; onChange: (timeZone: string) => void };

export function TimeZoneField({ timeZone, onChange }: TimeZoneFieldProps) {
  const t = useTranslations('dashboard');
  // Browsers and the server know different zones, so the list is filled after hydration.
  const zones = useHydrated() ? [...new Set(['UTC', timeZone, ...Intl.supportedValuesOf('timeZone')])] : [timeZone];
  return (
    <SelectField
      label={t('timeZone')}
      hint={t('timeZoneHint')}
      value={timeZone}
      onChange={({ target }) => onChange(target.value)}
    >
      {zones.toSorted().map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll('_', ' ')}
        </option>
      ))}
    </SelectField>
  );
}
