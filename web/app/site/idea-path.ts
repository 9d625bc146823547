/** The address of an idea's page: `ideaPath(username, slug, ideaId)`. */
export { ideaPath } from '@upnext/contract/boards/board-handle';
