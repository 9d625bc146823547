import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { addDays, cityOf, instantIn, type WallTime } from '../../api/zone-time.ts';
import { useZoneTimes } from '../../texts/use-zone-times.ts';
import { Chips } from '../../ui/chips.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MomentFields } from './moment-fields.tsx';

type CloseChoiceProps = {
  value: WallTime;
  today: string;
  timeZone: string;
  error: string | undefined;
  onChange: (value: WallTime) => void;
};

/** When the round closes: a day in one press, or any other. */
export function CloseChoice({ value, today, timeZone, error, onChange }: CloseChoiceProps) {
  const t = useTranslations('roundPlans');
  const format = useFormatter();
  const times = useZoneTimes(timeZone);
  const [isOther, setOther] = useState(false);
  const weekend = nextSunday(today);
  const days = [
    { value: today, label: t('today') },
    { value: addDays(today, 1), label: t('tomorrow') },
    { value: weekend, label: format.dateTime(new Date(weekend), { weekday: 'long', timeZone: 'UTC' }) },
    { value: 'other', label: t('other') },
  ];
  const shown = isOther || !days.some((day) => day.value === value.day) ? 'other' : value.day;
  const instant = instantIn(timeZone, value);
  return (
    <div className="plan-part">
      <Chips
        legend={t('closesLabel')}
        options={days}
        value={shown}
        onChange={(day) => {
          setOther(day === 'other');
          if (day !== 'other') onChange({ ...value, day });
        }}
      />
      <div className="plan-when">
        {shown === 'other' ? (
          <MomentFields value={value} min={today} error={error} onChange={onChange} />
        ) : (
          <TextField
            type="time"
            label={t('time')}
            labelHidden
            value={value.time}
            error={error}
            onChange={({ target }) => onChange({ ...value, time: target.value })}
          />
        )}
        {instant && <p>{t('inZone', { day: times.longDay(instant), zone: cityOf(timeZone) })}</p>}
      </div>
    </div>
  );
}

/** The first Sunday after tomorrow, so that the chips are different days. */
function nextSunday(today: string): string {
  const sinceSunday = new Date(today).getUTCDay();
  const ahead = 7 - sinceSunday;
  return addDays(today, ahead < 2 ? ahead + 7 : ahead);
}
