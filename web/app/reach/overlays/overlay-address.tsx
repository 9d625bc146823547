import { overlayAddress, type OverlayOptions } from '@upnext/contract/reach/overlay-options';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../../texts/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CopyButton } from '../share-kit/copy-button.tsx';
import { useOwnOverlay } from './use-own-overlay.ts';

export function OverlayAddress({ look }: { look: OverlayOptions }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { overlay, error, isFetching, refetch, renew, revoke } = useOwnOverlay();
  const [isAsking, setAsking] = useState(false);
  const url = overlay && overlayAddress(overlay.url, look, language);
  return (
    <Panel aria-labelledby="overlay-address">
      <h2 id="overlay-address">{t('streamKit.address')}</h2>
      <p className="text-small text-text-2">{t('streamKit.addressText')}</p>
      {error && (
        <RetryNotice label={t('site.tryAgain')} query={{ isFetching, refetch }}>
          {t('streamKit.loadError')}
        </RetryNotice>
      )}
      {overlay === undefined && !error && <Skeleton className="h-12" />}
      {overlay === null && (
        <Button busy={renew.isPending} onClick={() => renew.mutate()}>
          {renew.isPending ? t('streamKit.making') : t('streamKit.make')}
        </Button>
      )}
      {url && (
        <>
          <p className="address">
            <span>{shorten(url)}</span>
          </p>
          <CopyButton kind="ink" text={url}>
            {t('streamKit.copy')}
          </CopyButton>
          <p className="text-small text-text-2">{t('streamKit.changed')}</p>
          <div className="two-buttons">
            <Button kind="soft" size="s" busy={renew.isPending} onClick={() => renew.mutate()}>
              {t('streamKit.renew')}
            </Button>
            <Button kind="soft" size="s" onClick={() => setAsking(true)}>
              {t('streamKit.revoke')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('streamKit.revokeTitle')}
        text={t('streamKit.revokeText')}
        confirmLabel={t('streamKit.revoke')}
        cancelLabel={t('site.cancel')}
        closeLabel={t('site.close')}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

/** Shortens the secret overlay URL: the screen may be on stream, so it must not be readable in full. */
function shorten(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/(\/overlay\/.{4})[^?]*/, '$1…');
}
