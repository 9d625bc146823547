import { useFormatter, useTranslations } from 'use-intl';

/** Tells fans that the title was changed after the idea had got votes, and when. */
export function TitleEdited({ at }: { at: string }) {
  const t = useTranslations('chart');
  const format = useFormatter();
  const time = new Date(at);
  return (
    <time dateTime={at} title={format.dateTime(time, { dateStyle: 'medium', timeStyle: 'short' })}>
      {t('titleEdited', { date: format.dateTime(time, { dateStyle: 'medium' }) })}
    </time>
  );
}
