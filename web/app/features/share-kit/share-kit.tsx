import type { Board } from '@upnext/contract/boards';
import { ArrowLeft, Images, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../../texts/language.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyButton } from './copy-button.tsx';
import { PostGroups } from './post-groups.tsx';
import { QrPanel } from './qr-panel.tsx';
import { SharePictures } from './share-pictures.tsx';

const enoughToShare = 3;
const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
] as const;

type ShareKitProps = { username: string; board: Board; origin: string };

export function ShareKit({ username, board, origin }: ShareKitProps) {
  const t = useTranslations('shareKit');
  const { language: pageLanguage } = useLanguage();
  const [chosen, setChosen] = useState<'en' | 'es'>();
  const language = chosen ?? pageLanguage;
  const url = `${origin}/${username}`;
  const missing = enoughToShare - board.ideaCount;
  return (
    <>
      <div>
        <div className="kit-head">
          <Link to="/dashboard" className={buttonClass({ kind: 'plain', size: 's' })}>
            <ArrowLeft className="i" aria-hidden="true" />
            {t('back')}
          </Link>
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
        {missing > 0 && (
          <Notice
            kind="waiting"
            action={
              <Link to="/dashboard" className={buttonClass({ kind: 'soft', size: 's' })}>
                {t('addIdeas')}
              </Link>
            }
          >
            {t('few', { count: missing })}
          </Notice>
        )}
        <Panel aria-labelledby="own-link">
          <h2 id="own-link">{t('link')}</h2>
          <div className="kit-link">
            <p className="address">
              <span title={url}>
                <span className="sr">{t('address')}: </span>
                {url.replace(/^https?:\/\//, '')}
              </span>
            </p>
            <CopyButton kind="ink" text={url}>
              {t('copyLink')}
            </CopyButton>
          </div>
          <nav className="two-buttons kit-jumps" aria-label={t('side')}>
            <a href="#share-pictures" className={buttonClass({ kind: 'soft', size: 's' })}>
              <Images className="i" aria-hidden="true" />
              {t('pictures')}
            </a>
            <a href="#qr-code" className={buttonClass({ kind: 'soft', size: 's' })}>
              <QrCode className="i" aria-hidden="true" />
              {t('qr')}
            </a>
          </nav>
          <div className="kit-language">
            <p className="label">{t('language')}</p>
            <Choice label={t('language')} value={language} onChange={setChosen} options={languages} />
          </div>
        </Panel>
        <PostGroups language={language} url={url} />
      </div>
      <aside aria-label={t('side')}>
        <SharePictures username={username} version={board.version} language={language} />
        <QrPanel username={username} url={url} />
      </aside>
    </>
  );
}
