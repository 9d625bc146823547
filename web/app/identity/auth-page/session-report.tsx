import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { LogoutButton } from '../../site/logout-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { useLastResponse } from './use-last-response.ts';

/** Debug view of the browser's session. */
export function SessionReport() {
  const t = useTranslations('accounts.debug');
  const viewer = useViewer();
  const { last, isAsking, ask } = useLastResponse(viewer);
  const isLoading = viewer === undefined;
  return (
    <Panel aria-labelledby="session">
      <h2 id="session">{t('session')}</h2>
      <dl className="facts">
        <dt>{t('loading')}</dt>
        <dd>{isLoading ? t('loadingNow') : t('loadingDone')}</dd>
        <dt>{t('authenticated')}</dt>
        <dd>{isLoading ? t('notKnown') : viewer ? t('yes') : t('no')}</dd>
        <dt>{t('user')}</dt>
        <dd className="facts-account">{viewer ? <Json value={viewer} /> : isLoading ? t('notKnown') : t('noUser')}</dd>
        <dt>{t('lastResponse')}</dt>
        <dd className="facts-account" aria-live="polite">
          {last ? (
            <>
              {last.status ?? t('noAnswer')}
              {last.body !== null && <Json value={last.body} />}
            </>
          ) : isLoading || viewer ? (
            t('notKnown')
          ) : (
            t('notAsked')
          )}
        </dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" size="s" busy={isAsking} onClick={ask}>
          {isAsking ? t('asking') : t('ask')}
        </Button>
        {viewer && <LogoutButton kind="soft" />}
      </div>
    </Panel>
  );
}

function Json({ value }: { value: unknown }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable by keyboard
    <pre className="facts-json" tabIndex={0}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
