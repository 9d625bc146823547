import { nameOf } from '@upnext/contract/boards/board-handle';
import type { Creator } from '@upnext/contract/identity/accounts';
import { isWebAddress } from '@upnext/contract/web-address';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

import { iconButtonClass } from '../../ui/icon-button.tsx';
import { NetworkIcon, type Network } from '../../ui/network-icon.tsx';

const networks: readonly Network[] = ['youtube', 'instagram', 'tiktok', 'threads', 'twitter', 'website'];

/** The creator's links. URLs are validated on save and again here: only http(s) URLs become links. */
export function CreatorLinks({ creator, className }: { creator: Creator; className?: string }) {
  const t = useTranslations('boards');
  const links = networks.flatMap((network) => {
    const href = creator[`${network}Url`];
    return href && isWebAddress(href) ? [{ network, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav className={clsx('links', className)} aria-label={t('elsewhere', { username: nameOf(creator) })}>
      {links.map(({ network, href }) => (
        <a
          key={network}
          className={iconButtonClass()}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          aria-label={t(`networks.${network}`)}
        >
          <NetworkIcon network={network} />
        </a>
      ))}
    </nav>
  );
}
