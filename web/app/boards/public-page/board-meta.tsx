import { boardPath, boardTitle, handleOf, nameOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';
import { useTranslations } from 'use-intl';

import { PageMeta } from '../../site/page-meta.tsx';
import { useLanguage } from '../../texts/language.tsx';
import type { PublicBoard } from './use-public-board.ts';

const mostListed = 10;

/** A board's title, link preview and structured data. The preview image's URL contains the board version. */
export function BoardMeta({ board: { page, name, words }, hasEmbed }: { board: PublicBoard; hasEmbed?: boolean }) {
  const t = useTranslations('boards');
  const { language } = useLanguage();
  const { creator, board } = page;
  return (
    <PageMeta
      title={t('title', { username: name })}
      description={creator.profileDescription ?? t('description', { username: name })}
      canonicalPath={boardPath(creator.username, board.slug)}
      hasEmbed={hasEmbed}
      isPrivate={words !== ''}
      imagePath={`/share/${handleOf(creator.username, board.slug)}.png?lang=${language}&v=${board.version}`}
      structuredData={listOf(page)}
    />
  );
}

function listOf({ creator, board, ideas }: BoardPage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: boardTitle(nameOf(creator), board),
    numberOfItems: board.ideaCount,
    itemListElement: ideas
      .toSorted((a, b) => (a.position.current ?? 0) - (b.position.current ?? 0))
      .slice(0, mostListed)
      .map(({ title, position }) => ({ '@type': 'ListItem', position: position.current, name: title })),
  };
}
