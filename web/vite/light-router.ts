import { parseAst, type Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [field: string]: unknown };
type Edit = { start: number; end: number; by: string; replaced?: string };

const routerFolder = '/node_modules/react-router/dist/production/lib/';
const unavailable = "throw new Error('This part of React Router is not built: see web/vite/light-router.ts');";

/**
 * Functions that this site doesn't use, by file, and the body that replaces each of them: route actions and fetchers
 * (the site changes data through app/api), link prefetching, route discovery (react-router.config.ts includes all
 * routes) and instrumentation.
 */
const unusedFunctions: Record<string, Record<string, string>> = {
  'router/router.js': {
    handleAction: unavailable,
    fetch: unavailable,
    handleFetcherAction: unavailable,
    handleFetcherLoader: unavailable,
    normalizeNavigateOptions: 'return { path };',
    checkFogOfWar: 'return { active: false, matches: null };',
    discoverRoutes: unavailable,
    patchRoutes: unavailable,
  },
  'router/instrumentation.js': {
    getRouteInstrumentationUpdates: unavailable,
    instrumentClientSideRouter: unavailable,
    consumeInstrumentationClientResultMetaReceiver: '',
  },
  'dom/ssr/fog-of-war.js': {
    getPartialManifest: unavailable,
    getPatchRoutesOnNavigationFunction: '',
    useFogOFWarDiscovery: '',
  },
  'dom/ssr/components.js': {
    PrefetchPageLinks: 'return null;',
    usePrefetchBehavior: 'return [false, null, {}];',
  },
};

/** Exports of React Router that need the replaced functions. */
const unusableExport =
  /\bimport \{[^}]*\b(Form|NavLink|PrefetchPageLinks|useFetchers?|useSubmit)\b[^}]*\} from 'react-router'/;

/**
 * Builds React Router without the parts that this site doesn't use, and without its messages for developers (9 KB of
 * the page budget). A stack trace still shows which check failed, and `npm run dev` has the full package.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/|\/web\/app\/.*\.tsx?$/ },
      handler(code, id) {
        const file = id.split(routerFolder)[1];
        if (file !== undefined) return lighten(code, unusedFunctions[file]);
        const [, name] = code.match(unusableExport) ?? [];
        if (name) throw new Error(`${name} needs parts of React Router that are not built: see light-router.ts.`);
        return undefined;
      },
    },
  };
}

function lighten(code: string, unused: Record<string, string> = {}): string {
  const edits = editsIn(parseAst(code) as unknown as Node, unused);
  const missing = Object.keys(unused).filter((name) => !edits.some(({ replaced }) => replaced === name));
  if (missing.length > 0) throw new Error(`React Router no longer has ${missing.join(', ')}: update light-router.ts.`);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** The edits of a node, or of its descendants. */
function editsIn(node: Node, unused: Record<string, string>): Edit[] {
  const own = editsOf(node, unused);
  if (own.length > 0) return own;
  return Object.values(node)
    .flat()
    .flatMap((child) => (isNode(child) ? editsIn(child, unused) : []));
}

function editsOf(node: Node, unused: Record<string, string>): Edit[] {
  const name = nameOf(node.id);
  if (node.type === 'FunctionDeclaration' && name !== undefined && unused[name] !== undefined) {
    const { start, end } = node.body as Node;
    return [{ start, end, by: `{ ${unused[name]} }`, replaced: name }];
  }
  // A component with a display name can't be removed by tree shaking.
  if (isDisplayName(node)) return [{ start: node.start, end: node.end, by: '' }];
  return withoutMessage(node);
}

/** `invariant(condition, message)` becomes `invariant(condition)`. `warning(condition, message)` is removed. */
function withoutMessage(node: Node): Edit[] {
  if (node.type !== 'CallExpression') return [];
  const callee = nameOf(node.callee);
  if (callee === 'warning' || callee === 'warnOnce') return [{ start: node.start, end: node.end, by: 'void 0' }];
  const [condition, message] = node.arguments as Node[];
  if (!callee?.endsWith('invariant') || !condition || !message) return [];
  return [{ start: condition.end, end: message.end, by: '' }];
}

function isDisplayName({ type, expression }: Node): boolean {
  if (type !== 'ExpressionStatement') return false;
  const { left } = expression as { left?: Node };
  return left?.type === 'MemberExpression' && nameOf(left.property) === 'displayName';
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string';
}

function nameOf(node: unknown): string | undefined {
  return (node as { name?: string } | null | undefined)?.name;
}
