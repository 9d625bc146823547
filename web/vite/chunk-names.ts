type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const entry = /\/app\/entry\.client\.tsx/;
/** Modules that wrap every page. */
const frame = /\/app\/(root|pages\/page-boundary)\.tsx/;

/** Needed only by long lists. The graph shows it as needed by every page, because the package's index imports it. */
const listQuery = /\/(infiniteQueryObserver|useInfiniteQuery)\.js/;

/** Groups of pages that are visited one after the other or share most of their code. */
const kin: Record<string, string[]> = {
  boards: ['board', 'creator-stage', 'linked-board', 'idea'],
  auth: ['auth', 'creator-auth'],
  front: ['front', 'landing', 'features', 'pricing'],
  rounds: ['round', 'overlay'],
};
/** Pages outside of a group that load its chunk anyway. The preview of the overlay shows rounds. */
const guests: Record<string, string[]> = { rounds: ['stream-kit'] };

/**
 * Puts modules that every page loads, or that a fan needs on the way from a board to the login page, into one chunk.
 * Many small chunks would be larger in total and load in sequence.
 */
export function nameOfBase(id: string, graph: Graph): string | null {
  // The entry module must stay in a separate chunk. Otherwise it would run whenever another module of that chunk is
  // imported.
  if (entry.test(id) || listQuery.test(id)) return null;
  const needers = [...staticImporters(id, graph)];
  const isEverywhere = needers.some((one) => entry.test(one) || frame.test(one));
  const pages = pagesOf(needers);
  const isOnTheWay = pages.has('auth') && (pages.has('board') || pages.has('explore'));
  if (isEverywhere || isOnTheWay) return 'base';
  if (!isSharedSmallModule(id, pages)) return null;
  return kin.boards?.some((page) => pages.has(page)) ? 'base' : 'shared';
}

/**
 * Icons and endpoints shared by unrelated pages go into the base chunk, or, if a board doesn't need them, into one for
 * all pages that do. So a page doesn't load e.g. the login forms for an icon, and no icon has a file of its own.
 */
function isSharedSmallModule(id: string, pages: Set<string>): boolean {
  if (!/\/lucide-react\/|light-endpoint\//.test(id) || pages.size < 2) return false;
  const [name = '', members = []] = kinOf(pages) ?? [];
  const family = new Set([...members, ...(guests[name] ?? [])]);
  return ![...pages].every((page) => family.has(page));
}

/** Puts modules shared by a group of pages into that group's chunk. */
export function chunkOfGroup(id: string, graph: Graph): string | null {
  if (listQuery.test(id)) return null;
  return kinOf(pagesOf([...staticImporters(id, graph)]))?.[0] ?? null;
}

function kinOf(pages: Set<string>): [name: string, members: string[]] | undefined {
  return Object.entries(kin).find(([, members]) => members.filter((page) => pages.has(page)).length > 1);
}

function pagesOf(modules: string[]): Set<string> {
  return new Set(modules.flatMap((one) => one.match(/\/app\/pages\/([\w-]+)\.tsx/)?.[1] ?? []));
}

/** The module and all its static importers. Dynamic imports don't count. */
function staticImporters(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) staticImporters(importer, graph, found);
  return found;
}
