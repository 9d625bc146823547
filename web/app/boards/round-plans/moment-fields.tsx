import { useTranslations } from 'use-intl';

import type { WallTime } from '../../api/zone-time.ts';
import { TextField } from '../../ui/text-field.tsx';

type MomentFieldsProps = {
  value: WallTime;
  /** The first day that can be chosen. */
  min: string;
  error?: string | undefined;
  onChange: (value: WallTime) => void;
};

/** A day and a time of day. */
export function MomentFields({ value, min, error, onChange }: MomentFieldsProps) {
  const t = useTranslations('roundPlans');
  return (
    <div className="plan-moment">
      <TextField
        type="date"
        label={t('day')}
        min={min}
        value={value.day}
        error={error}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
      />
      <TextField
        type="time"
        label={t('time')}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
    </div>
  );
}
