import { exportAccount } from '@upnext/contract/identity/account-settings';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useDeferredPart } from '../../ui/use-deferred-part.tsx';

const importDialog = () => import('./delete-dialog.tsx').then(({ DeleteDialog }) => DeleteDialog);

/** Export and deletion of the account. */
export function DataPanel({ username }: { username: string }) {
  const t = useTranslations('myAccount');
  const site = useTranslations('site');
  const [isAsking, setAsking] = useState(false);
  const { Part: DeleteDialog, load } = useDeferredPart(importDialog);
  const ask = async () => {
    if (await load()) setAsking(true);
    else showToast({ kind: 'error', title: site('networkError') });
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
        <Button kind="plain" className="account-end-button" onClick={() => void ask()}>
          <Trash2 className="i" aria-hidden="true" />
          {t('deleteButton')}
        </Button>
      </div>
      {DeleteDialog && <DeleteDialog isOpen={isAsking} username={username} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
