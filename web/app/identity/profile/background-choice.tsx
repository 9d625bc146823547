import { ProfileBackground } from '@upnext/contract/identity/accounts';
import { Check } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';

import type { ProfileValues } from './profile-values.ts';

/** Six radio buttons, each showing its background. */
export function BackgroundChoice() {
  const t = useTranslations('profile');
  const { register } = useFormContext<ProfileValues>();
  return (
    <fieldset>
      <legend className="label mb-3">{t('backgroundTitle')}</legend>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {ProfileBackground.options.map((background) => (
          <label key={background} className="swatch">
            <input {...register('profileBackground')} type="radio" value={background} />
            <span className={`swatch-picture background-${background}`} aria-hidden="true">
              <span className="swatch-sheet" />
              <Check className="i swatch-check" />
            </span>
            <span className="swatch-name">{t(`backgrounds.${background}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
