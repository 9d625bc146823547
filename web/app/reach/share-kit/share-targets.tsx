import { Smartphone } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { withBoard } from '../../boards/own-boards/chosen-board.ts';
import { useLanguage } from '../../texts/language.tsx';
import { NetworkIcon } from '../../ui/network-icon.tsx';
import { copyText } from '../../ui/share.ts';
import { showToast } from '../../ui/toast-store.ts';
import { WhatsAppIcon } from '../../ui/whatsapp-icon.tsx';
import { DiscordIcon } from './discord-icon.tsx';
import { preparePost } from './prepared-posts.ts';

type ShareTargetsProps = { name: string; choice: string | undefined; url: string };

/** One tap each: a chat, a post, a message for a server, and images for a story. */
export function ShareTargets({ name, choice, url }: ShareTargetsProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const words = encodeURIComponent(t('boards.shareText', { username: name }));
  const post = encodeURIComponent(preparePost('messenger', language, url));
  const onDiscord = async () => {
    const text = preparePost('discord', language, url);
    const isDone = await copyText(text);
    showToast(
      isDone
        ? { title: t('liveBoard.discordCopied') }
        : { kind: 'error', title: t('shareKit.copyError'), text: t('shareKit.copyByHand', { text }) },
    );
  };
  return (
    <ul className="live-targets" aria-label={t('liveBoard.targets')}>
      <li>
        <a href={`https://wa.me/?text=${post}`} target="_blank" rel="noopener noreferrer">
          <WhatsAppIcon />
          {t('liveBoard.whatsapp')}
        </a>
      </li>
      <li>
        <a
          href={`https://x.com/intent/post?text=${words}&url=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('liveBoard.xLabel')}
        >
          <NetworkIcon network="twitter" />
          {t('liveBoard.x')}
        </a>
      </li>
      <li>
        <button type="button" aria-label={t('liveBoard.discordLabel')} onClick={() => void onDiscord()}>
          <DiscordIcon />
          {t('liveBoard.discord')}
        </button>
      </li>
      <li>
        <Link to={`${withBoard('/dashboard/share', choice)}#share-pictures`} aria-label={t('liveBoard.storyLabel')}>
          <Smartphone className="i" aria-hidden="true" />
          {t('liveBoard.story')}
        </Link>
      </li>
    </ul>
  );
}
