import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { readStored, writeStored } from '../api/browser-store.ts';
import { isText } from '../api/stored-shapes.ts';
import { requireTexts } from '../texts/load-texts.ts';
import { Button } from '../ui/button.tsx';
import { pushSupport } from './push-device.ts';
import { usePush } from './use-push.ts';

await requireTexts('notifications');

/** Whether this browser may be asked to turn on push messages: never after a refusal, here or in the browser. */
export function mayAskForPush(): boolean {
  const support = pushSupport();
  return support !== 'unsupported' && support !== 'denied' && readStored('pushAsk', isText) === undefined;
}

/** Asks once to turn on push messages. Renders `otherwise` if the site sends none or they are on already. */
export function PushAsk({ className, otherwise }: { className: string; otherwise: ReactNode }) {
  const t = useTranslations('push');
  const { support, isLoading, isOffered, isOn, isPending, change } = usePush();
  const [isDismissed, setDismissed] = useState(false);
  if (isLoading || isDismissed || support === 'denied') return null;
  if (!isOffered || isOn) return otherwise;
  const dismiss = () => {
    writeStored('pushAsk', 'dismissed');
    setDismissed(true);
  };
  return (
    <div className={className}>
      <p>{t('ask')}</p>
      <Button size="s" busy={isPending} onClick={() => change(true)}>
        {t('act')}
      </Button>
      <Button kind="plain" size="s" onClick={dismiss}>
        {t('notNow')}
      </Button>
    </div>
  );
}
