import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { createQrCode, toPngFile, toSvgFile } from './qr-code.ts';
import { QrFigure } from './qr-figure.tsx';

export function QrPanel({ username, url }: { username: string; url: string }) {
  const t = useTranslations('shareKit');
  const code = useMemo(() => createQrCode(url), [url]);
  const savePng = () =>
    toPngFile(code).then(
      (file) => saveFile(file, `${username}-qr.png`),
      () => showToast({ kind: 'error', title: t('saveError') }),
    );
  return (
    <Panel aria-labelledby="qr-code">
      <h2 id="qr-code">{t('qr')}</h2>
      <p className="text-small text-text-2">{t('qrWhere')}</p>
      <QrFigure code={code} label={t('qrAlt', { address: url })} />
      <div className="two-buttons">
        <Button kind="soft" size="s" onClick={() => saveFile(toSvgFile(code), `${username}-qr.svg`)}>
          <Download className="i" aria-hidden="true" />
          <span>
            <span className="sr">{t('download')} </span>SVG
          </span>
        </Button>
        <Button kind="soft" size="s" onClick={() => void savePng()}>
          <Download className="i" aria-hidden="true" />
          <span>
            <span className="sr">{t('download')} </span>PNG
          </span>
        </Button>
      </div>
    </Panel>
  );
}
