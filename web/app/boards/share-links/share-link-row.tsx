import type { OwnShareLink } from '@upnext/contract/boards/share-links';
import { clsx } from 'clsx';
import { Check, Copy, Ellipsis, ExternalLink, Pencil, Power, PowerOff, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MenuItem, MenuSheet } from '../../ui/menu-sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLinkCopy } from '../public-page/use-link-copy.ts';
import { shortAddress, stateOf, titleOf } from './link-state.ts';

const halfMinuteMs = 30_000;

type ShareLinkRowProps = {
  link: OwnShareLink;
  isBusy: boolean;
  onSwitch: (isActive: boolean) => void;
  onChange: () => void;
  onDelete: () => void;
};

export function ShareLinkRow({ link, isBusy, onSwitch, onChange, onDelete }: ShareLinkRowProps) {
  const t = useTranslations('shareLinks');
  const site = useTranslations('site');
  const format = useFormatter();
  const state = stateOf(link, useNow(halfMinuteMs));
  const { isCopied, copyLink } = useLinkCopy();
  const title = titleOf(link);
  const isDead = state === 'off' || state === 'expired';
  const date = link.expiresAt
    ? format.dateTime(new Date(link.expiresAt), { dateStyle: 'medium', timeStyle: 'short' })
    : '';
  return (
    <li className={clsx('link-row', isDead && 'link-row-off')}>
      <div>
        <b dir="auto">{title}</b>
        <small>
          {link.name !== null && `${shortAddress(link)} · `}
          {isCopied ? t('copied') : t(state, { date })}
        </small>
      </div>
      {!isDead && (
        <IconButton label={isCopied ? t('copied') : t('copyLabel', { title })} onClick={() => void copyLink(link.url)}>
          {isCopied ? <Check className="i" aria-hidden="true" /> : <Copy className="i" aria-hidden="true" />}
        </IconButton>
      )}
      <MenuSheet
        heading={title}
        cancelLabel={site('cancel')}
        trigger={
          <IconButton label={t('optionsLabel', { title })} disabled={isBusy}>
            {isBusy ? <Spinner /> : <Ellipsis className="i" aria-hidden="true" />}
          </IconButton>
        }
      >
        {!isDead && (
          <MenuItem
            icon={<ExternalLink className="i" aria-hidden="true" />}
            onSelect={() => window.open(link.url, '_blank', 'noopener')}
          >
            {t('open')}
          </MenuItem>
        )}
        <MenuItem
          icon={
            link.isActive ? <PowerOff className="i" aria-hidden="true" /> : <Power className="i" aria-hidden="true" />
          }
          onSelect={() => onSwitch(!link.isActive)}
        >
          {link.isActive ? t('switchOff') : t('switchOn')}
        </MenuItem>
        <MenuItem icon={<Pencil className="i" aria-hidden="true" />} onSelect={onChange}>
          {t('change')}
        </MenuItem>
        <MenuItem icon={<Trash2 className="i" aria-hidden="true" />} danger onSelect={onDelete}>
          {t('delete')}
        </MenuItem>
      </MenuSheet>
    </li>
  );
}
