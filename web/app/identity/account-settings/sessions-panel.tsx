import { useQuery } from '@tanstack/react-query';
import { listSessions } from '@upnext/contract/identity/sessions';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** All active sessions, this device first. */
export function SessionsPanel() {
  const t = useTranslations('myAccount');
  const { data: sessions = [], error } = useQuery(queryOf(listSessions, {}));
  const { endOne, endOthers } = useEndSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <Panel aria-labelledby="sessions">
      <h2 id="sessions" tabIndex={-1}>
        {t('sessions')}
      </h2>
      {error && <Notice kind="error">{t('sessionsFailed')}</Notice>}
      <ul className="grid gap-4">
        {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={endOne.isPending && endOne.variables === session.id}
            onEnd={() => endOne.mutate(session.id)}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="text-small text-text-3">{t('onlyThis')}</p>
      ) : (
        <Button
          kind="soft"
          className="justify-self-start"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {endOthers.isPending ? t('ending') : t('endOthers')}
        </Button>
      )}
    </Panel>
  );
}
