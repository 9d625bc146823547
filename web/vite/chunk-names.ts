type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const boardPages = /\/app\/pages\/(board|creator-stage|linked-board)\.tsx/;

/** In one file what every page loads, or a fan on the way from a board to an account: many small ones are heavier and wait for one another. */
export function nameOfBase(id: string, graph: Graph): string | null {
  const [everywhere, onBoards, onAuth] = [
    /\/app\/(root|entry\.client)\.tsx/,
    boardPages,
    /\/app\/pages\/auth\.tsx/,
  ].map((pattern) => [...whoNeeds(id, graph)].some((one) => pattern.test(one)));
  return everywhere || (onBoards && onAuth) ? 'base' : null;
}

/** In another what the three public pages of a creator share. */
export function nameOfBoards(id: string, graph: Graph): string | null {
  const pages = new Set([...whoNeeds(id, graph)].map((one) => one.match(boardPages)?.[1]).filter(Boolean));
  return pages.size > 1 ? 'boards' : null;
}

/** The module and all that cannot run without it; what is loaded only when asked for does not count. */
function whoNeeds(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) whoNeeds(importer, graph, found);
  return found;
}
