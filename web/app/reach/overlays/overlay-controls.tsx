import type { OverlayOptions, OverlaySize, OverlayTheme } from '@upnext/contract/reach/overlay-options';
import { useTranslations } from 'use-intl';

import { Choice } from '../../ui/choice.tsx';
import { Switch } from '../../ui/switch.tsx';

type OverlayControlsProps = { look: OverlayOptions; onChange: (look: OverlayOptions) => void };

const rowCounts = ['3', '5', '8', '10'] as const;
const sizes: OverlaySize[] = ['s', 'm', 'l'];
const themes: OverlayTheme[] = ['dark', 'light'];

export function OverlayControls({ look, onChange }: OverlayControlsProps) {
  const t = useTranslations('streamKit');
  return (
    <div className="overlay-controls">
      <div>
        <p className="label">{t('rows')}</p>
        <Choice
          label={t('rows')}
          value={rowCounts.find((count) => count === String(look.rows))}
          onChange={(count) => onChange({ ...look, rows: Number(count) })}
          options={rowCounts.map((value) => ({ value, label: value }))}
        />
      </div>
      <div>
        <p className="label">{t('size')}</p>
        <Choice
          label={t('size')}
          value={look.size}
          onChange={(size) => onChange({ ...look, size })}
          options={sizes.map((value) => ({ value, label: t(`sizes.${value}`) }))}
        />
      </div>
      <div>
        <p className="label">{t('theme')}</p>
        <Choice
          label={t('theme')}
          value={look.theme}
          onChange={(theme) => onChange({ ...look, theme })}
          options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        />
      </div>
      <Switch
        checked={look.hasQr}
        onChange={({ target }) => onChange({ ...look, hasQr: target.checked })}
        label={
          <>
            <span className="block font-semibold">{t('qr')}</span>
            <span className="block text-small text-text-2">{t('qrHint')}</span>
          </>
        }
      />
    </div>
  );
}
