import { useTranslations } from 'use-intl';

import type { WallTime } from '../../api/zone-time.ts';
import { Switch } from '../../ui/switch.tsx';
import { MomentFields } from './moment-fields.tsx';

type OpenLaterProps = {
  value: WallTime | null;
  /** Filled in when the switch is turned on. */
  preset: WallTime;
  hint: string;
  error: string | undefined;
  onChange: (value: WallTime | null) => void;
};

/** Off: the round opens now. On: it opens at the given time. */
export function OpenLater({ value, preset, hint, error, onChange }: OpenLaterProps) {
  const t = useTranslations('roundPlans');
  return (
    <div className="plan-option">
      <Switch
        label={t('later')}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? preset : null)}
      />
      {value && (
        <>
          <MomentFields value={value} min={preset.day} error={error} onChange={onChange} />
          <p>{hint}</p>
        </>
      )}
    </div>
  );
}
