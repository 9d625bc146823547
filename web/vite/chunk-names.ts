type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const entry = /\/app\/entry\.client\.tsx/;

/** Pages that a reader comes to one after the other, or of which one is like the other. */
const kin: Record<string, string[]> = {
  boards: ['board', 'creator-stage', 'linked-board'],
  auth: ['auth', 'creator-auth'],
  front: ['front', 'landing', 'features', 'pricing'],
};

/** In one file what every page loads, or a fan on the way from a board to an account: many small ones are heavier and wait for one another. */
export function nameOfBase(id: string, graph: Graph): string | null {
  // It starts the page: it may not run because somebody else needs its neighbours.
  if (entry.test(id)) return null;
  const needers = [...whoNeeds(id, graph)];
  const isEverywhere = needers.some((one) => entry.test(one) || /\/app\/root\.tsx/.test(one));
  const pages = pagesOf(needers);
  const isOnTheWay = pages.has('auth') && (pages.has('board') || pages.has('explore'));
  return isEverywhere || isOnTheWay || isTrifleOfStrangers(id, pages) ? 'base' : null;
}

/** Nobody loads the forms of the login for the sake of an arrow or an address. */
function isTrifleOfStrangers(id: string, pages: Set<string>): boolean {
  const family = kinOf(pages);
  return (
    /\/lucide-react\/|light-endpoint\//.test(id) &&
    family !== undefined &&
    ![...pages].every((page) => family[1].includes(page))
  );
}

/** In another what pages of one kind share. */
export function nameOfKin(id: string, graph: Graph): string | null {
  return kinOf(pagesOf([...whoNeeds(id, graph)]))?.[0] ?? null;
}

function kinOf(pages: Set<string>): [name: string, members: string[]] | undefined {
  return Object.entries(kin).find(([, members]) => members.filter((page) => pages.has(page)).length > 1);
}

function pagesOf(modules: string[]): Set<string> {
  return new Set(modules.flatMap((one) => one.match(/\/app\/pages\/([\w-]+)\.tsx/)?.[1] ?? []));
}

/** The module and all that cannot run without it; what is loaded only when asked for does not count. */
function whoNeeds(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) whoNeeds(importer, graph, found);
  return found;
}
