import { boardPath } from '@upnext/contract/board-handle';
import type { BoardPage } from '@upnext/contract/boards';
import type { OverlayLook } from '@upnext/contract/overlay-look';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { OverlayChart } from '../features/chart/overlay-chart.tsx';
import { createQrCode } from '../features/share-kit/qr-code.ts';
import { QrFigure } from '../features/share-kit/qr-figure.tsx';

type OverlayViewProps = { page: BoardPage; look: OverlayLook; origin: string };

/** The overlay as it stands on a stream, and in its preview. */
export function OverlayView({ page, look, origin }: OverlayViewProps) {
  const t = useTranslations('overlays');
  const url = origin + boardPath(page.creator.username, page.board.slug);
  const code = useMemo(() => createQrCode(url), [url]);
  const address = url.replace(/^https?:\/\//, '');
  return (
    <OverlayChart page={page} look={look}>
      <div className="overlay-corner">
        {look.hasQr && <QrFigure code={code} label={t('scan', { address })} />}
        <p>
          <b>{t('prompt')}</b>
          <span>{address}</span>
        </p>
      </div>
    </OverlayChart>
  );
}
