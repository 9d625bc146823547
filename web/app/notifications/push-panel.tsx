import { useTranslations } from 'use-intl';

import { requireTexts } from '../texts/load-texts.ts';
import { Panel } from '../ui/card.tsx';
import { Switch } from '../ui/switch.tsx';
import { usePush } from './use-push.ts';

await requireTexts('notifications');

/** Turns push messages to this browser on or off. Hidden if the site sends none. */
export function PushPanel() {
  const t = useTranslations('push');
  const { support, isOffered, isOn, isPending, change } = usePush();
  if (!isOffered) return null;
  const isBlocked = support === 'unsupported' || support === 'denied';
  return (
    <Panel id="push" aria-labelledby="push-title">
      <div>
        <h2 id="push-title">{t('title')}</h2>
        <p className="mt-1 text-text-2">{t('text')}</p>
      </div>
      <Switch
        label={t('takes')}
        checked={isPending ? !isOn : isOn && !isBlocked}
        disabled={isBlocked}
        aria-describedby={isBlocked ? 'push-blocked' : undefined}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {isBlocked && (
        <p id="push-blocked" className="text-small text-text-2">
          {t(support)}
        </p>
      )}
    </Panel>
  );
}
