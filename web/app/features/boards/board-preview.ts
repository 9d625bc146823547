import { boardTitle, handleOf } from '@upnext/contract/board-handle';
import type { BoardPage } from '@upnext/contract/boards';
import type { Language } from '@upnext/contract/language';

const mostListed = 10;

/** What a link preview and a search engine get of a board: its picture at this very version, and the top of its list. */
export function boardPreview({ creator, board, ideas }: BoardPage, language: Language) {
  return {
    imagePath: `/share/${handleOf(creator.username, board.slug)}.png?lang=${language}&v=${board.version}`,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: boardTitle(creator.username, board),
      numberOfItems: board.ideaCount,
      itemListElement: ideas
        .toSorted((a, b) => (a.position.current ?? 0) - (b.position.current ?? 0))
        .slice(0, mostListed)
        .map(({ title, position }) => ({ '@type': 'ListItem', position: position.current, name: title })),
    },
  };
}
