import { exportAccount } from '@upnext/contract/my-account';
import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then(({ DeleteDialog: it }) => ({ default: it })));

/** Take everything along, or leave nothing behind. */
export function DataPanel({ username }: { username: string }) {
  const t = useTranslations('myAccount');
  const [isAsking, setAsking] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const ask = () => {
    setLoaded(true);
    setAsking(true);
  };
  return (
    <Panel aria-labelledby="data">
      <div>
        <h2 id="data">{t('data')}</h2>
        <p className="mt-1 text-text-2">{t('dataText')}</p>
      </div>
      <a href={exportAccount.path} download className={buttonClass({ kind: 'soft' }, 'justify-self-start')}>
        <Download className="i" aria-hidden="true" />
        {t('download')}
      </a>
      <div className="account-end">
        <h3>{t('deleteTitle')}</h3>
        <p className="mt-1 text-text-2">{t('deleteText')}</p>
        <Button kind="plain" className="account-end-button" onClick={ask}>
          <Trash2 className="i" aria-hidden="true" />
          {t('deleteButton')}
        </Button>
      </div>
      {isLoaded && (
        <Suspense>
          <DeleteDialog isOpen={isAsking} username={username} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
