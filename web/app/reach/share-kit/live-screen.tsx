import '../../styles/live-screen.css';
import { boardPath, nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { FreshChart } from '../../boards/first-run/fresh-chart.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { CopyButton } from './copy-button.tsx';
import { createQrCode, toPngFile } from './qr-code.ts';
import { QrFigure } from './qr-figure.tsx';
import { ShareTargets } from './share-targets.tsx';

const shownIdeas = 3;

type LiveScreenProps = { handle: string; choice: string | undefined; page: BoardPage; origin: string };

/** Shown once the first ideas are published: the link and every way to share it, above the new chart. */
export function LiveScreen({ handle, choice, page: { creator, board, ideas }, origin }: LiveScreenProps) {
  const t = useTranslations();
  const url = origin + boardPath(creator.username, board.slug);
  const address = url.replace(/^https?:\/\//, '');
  const code = useMemo(() => createQrCode(url), [url]);
  const counts = { count: board.ideaCount, votes: board.totalVotes };
  const saveQr = () =>
    toPngFile(code).then(
      (file) => saveFile(file, `${handle}-qr.png`),
      () => showToast({ kind: 'error', title: t('shareKit.saveError') }),
    );
  return (
    <>
      <div className="live-main page-width">
        <div className="live-say">
          <h1>{t('liveBoard.title')}</h1>
          <p className="live-lead">{t(board.totalVotes === 0 ? 'liveBoard.text' : 'liveBoard.votes', counts)}</p>
          <div className="live-link">
            <p>
              <span className="sr">{t('shareKit.address')}: </span>
              {address}
            </p>
            <CopyButton kind="ink" text={url}>
              {t('shareKit.copy')}
              <span className="sr"> {t('shareKit.link')}</span>
            </CopyButton>
          </div>
          <ShareTargets name={nameOf(creator)} choice={choice} url={url} />
        </div>
        <div className="live-qr">
          <QrFigure code={code} label={t('shareKit.qrAlt', { address })} />
          <div>
            <p>{t('liveBoard.qr')}</p>
            <Button size="s" className="live-veil" onClick={() => void saveQr()}>
              <Download className="i" aria-hidden="true" />
              {t('liveBoard.saveQr')}
            </Button>
          </div>
        </div>
      </div>
      <section className="live-chart" aria-label={t('liveBoard.chart')}>
        <FreshChart titles={ideas.slice(0, shownIdeas).map(({ title }) => title)} />
      </section>
    </>
  );
}
