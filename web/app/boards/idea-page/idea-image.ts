import { handleOf } from '@upnext/contract/boards/board-handle';
import type { IdeaPage } from '@upnext/contract/boards/idea-page';
import type { Language } from '@upnext/contract/language';

/** The path of an idea's share image. It contains the board's version, so a new image gets a new address. */
export function ideaImage({ creator, board, idea }: IdeaPage, language: Language, format?: 'story'): string {
  const base = `/share/${handleOf(creator.username, board.slug)}/idea/${idea.id}`;
  return `${base}${format ? `/${format}` : ''}.png?lang=${language}&v=${board.version}`;
}
