import type { OwnShareLink } from '@upnext/contract/boards/share-links';
import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { copyText } from '../../ui/share.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LinkDialog } from './link-dialog.tsx';
import { titleOf } from './link-state.ts';
import { ShareLinkRow } from './share-link-row.tsx';
import { useShareLinks } from './use-share-links.ts';

type Opened = { kind: 'new' } | { kind: 'change' | 'delete'; link: OwnShareLink };

/** The board's share links. Each can be turned off. */
export function ShareLinksPanel() {
  const t = useTranslations();
  const titleId = useId();
  const [opened, setOpened] = useState<Opened>();
  const { list, create, update, remove } = useShareLinks();
  const close = () => setOpened(undefined);
  const chosen = opened && 'link' in opened ? opened.link : undefined;

  const tellCreated = async ({ url }: OwnShareLink) => {
    const isCopied = await copyText(url);
    close();
    showToast({ title: t('shareLinks.created'), text: isCopied ? t('shareLinks.createdCopied') : url });
  };

  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('shareLinks.title')}</h2>
      <p className="text-small text-text-2">{t('shareLinks.about')}</p>
      {list.error && (
        <RetryNotice label={t('site.tryAgain')} query={list}>
          {t('shareLinks.loadError')}
        </RetryNotice>
      )}
      {list.isPending && !list.error && <Skeleton className="h-13" />}
      {list.data?.length === 0 && <p className="text-small text-text-3">{t('shareLinks.empty')}</p>}
      {list.data && list.data.length > 0 && (
        <ul>
          {list.data.map((link) => (
            <ShareLinkRow
              key={link.id}
              link={link}
              isBusy={update.isPending && update.variables.id === link.id}
              onSwitch={(isActive) => update.mutate({ id: link.id, isActive })}
              onChange={() => setOpened({ kind: 'change', link })}
              onDelete={() => setOpened({ kind: 'delete', link })}
            />
          ))}
        </ul>
      )}
      <Button kind="soft" size="s" onClick={() => setOpened({ kind: 'new' })}>
        <Link2 className="i" aria-hidden="true" />
        {t('shareLinks.new')}
      </Button>

      <LinkDialog
        isOpen={opened?.kind === 'new'}
        title={t('shareLinks.new')}
        labels={{ rest: t('shareLinks.create'), busy: t('shareLinks.creating') }}
        isBusy={create.isPending}
        onSubmit={(values) => create.mutate(values, { onSuccess: (link) => void tellCreated(link) })}
        onClose={close}
      />
      <LinkDialog
        isOpen={opened?.kind === 'change'}
        title={t('shareLinks.change')}
        labels={{ rest: t('shareLinks.save'), busy: t('shareLinks.saving') }}
        link={chosen}
        isBusy={update.isPending}
        onSubmit={(values) => chosen && update.mutate({ id: chosen.id, ...values }, { onSuccess: close })}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={opened?.kind === 'delete'}
        title={t('shareLinks.deleteTitle')}
        text={t('shareLinks.deleteText', { address: chosen ? titleOf(chosen) : '' })}
        confirmLabel={t('shareLinks.delete')}
        cancelLabel={t('site.cancel')}
        closeLabel={t('site.close')}
        isBusy={remove.isPending}
        onConfirm={() => chosen && remove.mutate(chosen, { onSettled: close })}
        onClose={close}
      />
    </Panel>
  );
}
