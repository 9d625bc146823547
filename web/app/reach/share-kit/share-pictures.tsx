import type { Language } from '@upnext/contract/language';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';

import { Panel } from '../../ui/card.tsx';

type SharePicturesProps = { username: string; version: number; language: Language };

/** Images of the chart's top three, in the sizes that social networks use. */
export function SharePictures({ username, version, language }: SharePicturesProps) {
  const t = useTranslations('shareKit');
  const formats = [
    { format: 'wide', path: `${username}.png`, width: 1200, height: 630 },
    { format: 'square', path: `${username}/square.png`, width: 1080, height: 1080 },
    { format: 'story', path: `${username}/story.png`, width: 1080, height: 1920 },
  ] as const;
  return (
    <Panel aria-labelledby="share-pictures">
      <h2 id="share-pictures">{t('pictures')}</h2>
      <p className="text-small text-text-2">{t('picturesWhere')}</p>
      <div className="pictures">
        {formats.map(({ format, path, width, height }) => {
          const address = `/share/${path}?lang=${language}&v=${version}`;
          return (
            <a
              key={format}
              className={`picture picture-${format}`}
              href={address}
              download={`${username}-${format}-${language}.png`}
            >
              <img
                src={address}
                width={width}
                height={height}
                alt={t('pictureAlt', { size: `${width} × ${height}` })}
              />
              <span>
                <span className="sr">{t('download')} </span>
                <b>{t(format)}</b>
                <small aria-hidden="true">{`${width} × ${height}`}</small>
                <Download className="i" aria-hidden="true" />
              </span>
            </a>
          );
        })}
      </div>
    </Panel>
  );
}
