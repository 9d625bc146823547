import { nameOf } from '@upnext/contract/boards/board-handle';
import { Copy, Smartphone } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';

import { useLanguage } from '../../texts/language.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { copyText } from '../../ui/share.ts';
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

function WhatsAppIcon() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="currentColor" stroke="none">
        <path
          fillRule="evenodd"
          d="M12 2.500a9.500 9.500 0 0 0-8.200 14.200L2.500 21.500l4.900-1.300A9.500 9.500 0 1 0 12 2.500zm0 1.800a7.700 7.700 0 1 1-3.900 14.300l-.3-.2-2.900.8.800-2.800-.2-.3A7.700 7.700 0 0 1 12 4.300z"
        />
        <path d="M8.700 7.500c-.3 0-.7.100-1 .5-.4.400-1 1-1 2.300s1 2.700 1.200 2.900c.1.200 2 3.100 4.900 4.200 2.400 1 2.900.7 3.400.7s1.600-.6 1.900-1.300.2-1.200.1-1.300l-2.200-1.100c-.3-.1-.5-.1-.7.2l-.9 1.100c-.2.2-.4.200-.6.100a7.200 7.200 0 0 1-3.700-3.200c-.2-.3 0-.5.1-.6l.6-.7.200-.5-.9-2.500c-.2-.7-.5-.8-.7-.8z" />
      </g>
    </svg>
  );
}
