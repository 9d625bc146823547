import { boardPath, boardTitle, nameOf } from '@upnext/contract/boards/board-handle';
import type { Board } from '@upnext/contract/boards/boards';
import type { Creator } from '@upnext/contract/identity/accounts';
import { Images, MonitorPlay, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { withBoard } from '../../boards/own-boards/chosen-board.ts';
import { ShareLinksPanel } from '../../boards/share-links/share-links-panel.tsx';
import { useLanguage } from '../../texts/language.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyButton } from './copy-button.tsx';
import { EmbedPanel } from './embed-panel.tsx';
import { PostGroups } from './post-groups.tsx';
import { QrPanel } from './qr-panel.tsx';
import { SharePictures } from './share-pictures.tsx';

const enoughToShare = 3;
const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
] as const;

/** `handle` identifies the board, `choice` is its value in the dashboard's URL. */
type ShareKitProps = {
  handle: string;
  choice: string | undefined;
  creator: Creator;
  board: Board;
  origin: string;
};

export function ShareKit({ handle, choice, creator, board, origin }: ShareKitProps) {
  const t = useTranslations();
  const { language: pageLanguage } = useLanguage();
  const [chosen, setChosen] = useState<'en' | 'es'>();
  const language = chosen ?? pageLanguage;
  const url = origin + boardPath(creator.username, board.slug);
  const missing = enoughToShare - board.ideaCount;
  return (
    <>
      <div>
        <div className="kit-head">
          <h1>{t('shareKit.title')}</h1>
          <p>{t('shareKit.lead')}</p>
        </div>
        {missing > 0 && (
          <Notice
            kind="waiting"
            action={
              <Link to={withBoard('/dashboard', choice)} className={buttonClass({ kind: 'soft', size: 's' })}>
                {t('shareKit.addIdeas')}
              </Link>
            }
          >
            {t('shareKit.few', { count: missing })}
          </Notice>
        )}
        <Panel aria-labelledby="own-link">
          <h2 id="own-link">{t('shareKit.link')}</h2>
          <div className="kit-link">
            <p className="address">
              <span title={url}>
                <span className="sr">{t('shareKit.address')}: </span>
                {url.replace(/^https?:\/\//, '')}
              </span>
            </p>
            <CopyButton kind="ink" text={url}>
              {t('shareKit.copyLink')}
            </CopyButton>
          </div>
          <nav className="two-buttons kit-jumps" aria-label={t('shareKit.side')}>
            <a href="#share-pictures" className={buttonClass({ kind: 'soft', size: 's' })}>
              <Images className="i" aria-hidden="true" />
              {t('shareKit.pictures')}
            </a>
            <a href="#qr-code" className={buttonClass({ kind: 'soft', size: 's' })}>
              <QrCode className="i" aria-hidden="true" />
              {t('shareKit.qr')}
            </a>
          </nav>
          <div className="kit-language">
            <p className="label">{t('shareKit.language')}</p>
            <Choice label={t('shareKit.language')} value={language} onChange={setChosen} options={languages} />
          </div>
        </Panel>
        <Panel aria-labelledby="on-stream">
          <h2 id="on-stream">{t('streamKit.link')}</h2>
          <p className="text-small text-text-2">{t('streamKit.linkText')}</p>
          <Link to={withBoard('/dashboard/stream', choice)} className={buttonClass({ kind: 'soft', size: 's' })}>
            <MonitorPlay className="i" aria-hidden="true" />
            {t('streamKit.title')}
          </Link>
        </Panel>
        <PostGroups language={language} url={url} />
        <ShareLinksPanel />
      </div>
      <aside aria-label={t('shareKit.side')}>
        <SharePictures username={handle} version={board.version} language={language} />
        <QrPanel username={handle} url={url} />
        <EmbedPanel username={handle} name={boardTitle(nameOf(creator), board)} origin={origin} language={language} />
      </aside>
    </>
  );
}
