import type { RemovableMethod } from '@upnext/contract/identity/sign-in-methods';
import { limits } from '@upnext/contract/limits';
import { useFormatter, useTranslations } from 'use-intl';

import { Switch } from '../../ui/switch.tsx';

type ResetMethodsProps = {
  methods: RemovableMethod[];
  isRemoved: (method: RemovableMethod) => boolean;
  onChange: (id: string, isRemoved: boolean) => void;
};

/** The other login methods of the account. An intruder may have added them, so the recent ones are preselected. */
export function ResetMethods({ methods, isRemoved, onChange }: ResetMethodsProps) {
  const t = useTranslations('recovery');
  const format = useFormatter();
  if (methods.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="label">{t('methodsTitle')}</legend>
      <p className="text-small text-text-2">{t('methodsText', { days: limits.recentMethodDays })}</p>
      {methods.map((method) => (
        <Switch
          key={method.id}
          label={
            <>
              {t(`remove.${method.kind}`, { name: method.name })}{' '}
              <small className="block text-text-3">
                {t('methodAdded', { date: format.dateTime(new Date(method.addedAt), { dateStyle: 'medium' }) })}
              </small>
            </>
          }
          checked={isRemoved(method)}
          onChange={(event) => onChange(method.id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
