import { nameOf } from '@upnext/contract/boards/board-handle';
import { Copy, Smartphone } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../../texts/language.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { copyText } from '../../ui/share.ts';
import { WhatsAppIcon } from '../../ui/whatsapp-icon.tsx';
import { useTellCopied } from '../public-page/use-tell-copied.ts';
import { ideaImage } from './idea-image.ts';
import type { ShownIdea } from './use-idea-page.ts';

/** Links and an image to share the idea. The links work without JavaScript. */
export function HelpItWin({ shown: { page, path, isOpen } }: { shown: ShownIdea }) {
  const t = useTranslations('ideaPage');
  const { language } = useLanguage();
  const tell = useTellCopied();
  const { origin = '' } = useRouteLoaderData<{ origin: string }>('root') ?? {};
  const url = origin + path;
  const text = t('shareText', { title: page.idea.title, username: nameOf(page.creator) });
  const outside = { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <section className="sheet idea-sheet idea-part-3" aria-labelledby="help-it-win">
      <header className="idea-sect-head">
        <h2 id="help-it-win">{t(isOpen ? 'help' : 'shareTitle')}</h2>
        {isOpen && <p>{t('helpText')}</p>}
      </header>
      <div className="share-row">
        <button type="button" onClick={() => void copyText(url).then((isCopied) => tell(url, isCopied))}>
          <Copy className="i" aria-hidden="true" />
          {t('copyLink')}
        </button>
        <a href={`https://wa.me/?${new URLSearchParams({ text: `${text}\n${url}` }).toString()}`} {...outside}>
          <WhatsAppIcon />
          {t('whatsApp')}
        </a>
        <a href={`https://x.com/intent/post?${new URLSearchParams({ text, url }).toString()}`} {...outside}>
          <NetworkIcon network="twitter" />
          <span>
            {t('post')} <span className="sr">{t('postOn')}</span>
          </span>
        </a>
        <a href={ideaImage(page, language, 'story')} download={`${page.creator.username}-${page.idea.id}.png`}>
          <Smartphone className="i" aria-hidden="true" />
          <span>
            {t('story')} <span className="sr">{t('storyOf')}</span>
          </span>
        </a>
      </div>
    </section>
  );
}
