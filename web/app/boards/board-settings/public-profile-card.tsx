import { boardPath, boardTitle, nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import type { User } from '@upnext/contract/identity/accounts';
import { Check, Copy, ExternalLink, Lightbulb, Share } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useLinkCopy } from '../public-page/use-link-copy.ts';
import { useShareBoard } from '../public-page/use-share-board.ts';
import { PagePreview } from './page-preview.tsx';

const enoughToShare = 3;

type PublicProfileCardProps = {
  /** The board's owner. Undefined for editors and moderators, who see no preview. */
  creator: User | undefined;
  board: BoardSettings;
  origin: string;
  ideaCount: number;
  /** Votes of the first ideas, as fractions of the leader's votes. */
  shares: number[];
};

export function PublicProfileCard({ creator, board, origin, ideaCount, shares }: PublicProfileCardProps) {
  const t = useTranslations('dashboard');
  const titleId = useId();
  const { isCopied, copyLink } = useLinkCopy();
  const path = boardPath(board.creatorUsername, board.slug);
  const url = origin + path;
  const missing = Math.max(0, enoughToShare - ideaCount);
  const tips = [t('tipPin'), t('tipRace'), ...(missing > 0 ? [t('tipThreeMissing', { count: missing })] : [])];
  const share = useShareBoard(boardTitle(creator ? nameOf(creator) : board.creatorUsername, board), path);

  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('pageTitle')}</h2>
      {creator && <PagePreview creator={creator} shares={shares} />}
      <p className="address">
        <span className="wrap-anywhere whitespace-normal">
          <span className="sr">{t('pageAddress')}: </span>
          {url}
        </span>
        {isCopied && <Badge className="bg-raised">{t('copied')}</Badge>}
        <IconButton label={isCopied ? t('copied') : t('copyLink')} onClick={() => void copyLink(url)}>
          {isCopied ? <Check className="i" aria-hidden="true" /> : <Copy className="i" aria-hidden="true" />}
        </IconButton>
      </p>
      <div className="two-buttons">
        <a
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={t('openLabel')}
          className={buttonClass({ size: 's' })}
        >
          <ExternalLink className="i" aria-hidden="true" />
          {t('open')}
        </a>
        <Button kind="soft" size="s" onClick={share}>
          <Share className="i" aria-hidden="true" />
          {t('share')}
        </Button>
      </div>
      <ul className="tips" aria-label={t('tips')}>
        {tips.map((words) => (
          <li key={words}>
            <Lightbulb className="i" aria-hidden="true" />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
