import { useTranslations } from 'use-intl';

import { useDays } from './use-days.ts';

type DayTableProps = { firstDay: string; columns: { name: string; values: (number | string)[] }[] };

/** One row per day, newest first. */
export function DayTable({ firstDay, columns }: DayTableProps) {
  const t = useTranslations('insights');
  const { short } = useDays(firstDay);
  const rows = (columns[0]?.values ?? []).map((_, place) => place).toReversed();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((place) => (
          <tr key={place}>
            <th scope="row">{short(place)}</th>
            {columns.map(({ name, values }) => (
              <td key={name}>{values[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
