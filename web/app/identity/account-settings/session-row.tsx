import type { Session } from '@upnext/contract/identity/sessions';
import { Laptop, Smartphone } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void };

const phones = new Set(['iPhone', 'iPad', 'Android']);

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTranslations('myAccount');
  const format = useFormatter();
  const { browser, system, isCurrent } = session;
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
  const moment = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  const Icon = system !== null && phones.has(system) ? Smartphone : Laptop;
  return (
    <li className="session">
      <Icon className="i session-icon" aria-hidden="true" />
      <div className="min-w-0">
        <p className="session-device">
          {device} {isCurrent && <Badge>{t('thisDevice')}</Badge>}
        </p>
        <p className="fact-note">
          {isCurrent
            ? t('signedInOn', { date: moment(session.createdAt) })
            : t('lastUsed', { date: moment(session.lastUsedAt) })}
        </p>
      </div>
      {!isCurrent && (
        <Button kind="soft" size="s" busy={isEnding} aria-label={t('endLabel', { device })} onClick={onEnd}>
          {isEnding ? t('ending') : t('end')}
        </Button>
      )}
    </li>
  );
}
