import { api } from '@upnext/contract/api';
import type { Endpoint } from '@upnext/contract/endpoint';

import { pick, type Random } from '../../server/seed/random.ts';
import * as hostile from './hostile-values.ts';
import type { HttpRequest } from './http-client.ts';
import { inputs } from './inputs.ts';
import type { Target } from './targets.ts';

/**
 * `good` requests are valid. `odd` requests may be accepted, but their extra input must have no effect. `bad` requests
 * must be rejected.
 */
export type Kind = 'good' | 'odd' | 'bad';

export type FuzzState = { random: Random; targets: Target[]; cookies: string[]; columns: string[] };
type Draft = {
  name: keyof typeof api;
  endpoint: Endpoint;
  params: Record<string, string>;
  query: [string, string][];
  body: Record<string, unknown> | undefined;
  headers: Record<string, string | string[]>;
  /** A raw body that replaces the JSON body. */
  text?: string;
  method?: string;
};

const names = Object.keys(api) as (keyof typeof api)[];
/** Password hashing costs 100 times as much as other requests, so these endpoints are called less often. */
const isSlow = (name: keyof typeof api): boolean => keysOf((api[name] as Endpoint).body).includes('password');

/**
 * These endpoints end the session they are called with, so they are called with the cookie of a session that doesn't
 * exist.
 */
const signsInOrOut = new Set<keyof typeof api>([
  'login',
  'register',
  'logout',
  'loginWithPasskey',
  'finishSignIn',
  'registerNewcomer',
]);
const worthless = `session=${'L'.repeat(43)}`;

/**
 * Whether this is a write endpoint without any input. Such a request can't be made invalid, so it would be accepted.
 */
function takesNothing({ method, path, query, body }: Endpoint): boolean {
  return method !== 'GET' && !path.includes(':') && query === undefined && body === undefined;
}

function draftGood({ random, targets, cookies }: FuzzState, kind: Kind): Draft {
  let name = pick(random, names);
  if ((isSlow(name) && random() < 0.8) || (kind === 'bad' && takesNothing(api[name]))) name = 'updateIdea';
  const endpoint: Endpoint = api[name];
  const [, input] = inputs[name];
  const {
    params = {},
    query = {},
    body,
  } = input(pick(random, targets)) as Partial<Record<'params' | 'query' | 'body', Record<string, string>>>;
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    cookie: signsInOrOut.has(name) ? worthless : pick(random, cookies),
  };
  return { name, endpoint, params, query: Object.entries(query), body, headers };
}

const odd: ((draft: Draft, dice: FuzzState) => void)[] = [
  (draft, { random, columns }) => {
    const known = keysOf(draft.endpoint.body);
    const extra = Object.entries(hostile.extraKeys(columns, random)).filter(([key]) => !known.includes(key));
    draft.body = { ...Object.fromEntries(extra), ...draft.body };
  },
  (draft, { random, columns }) => {
    const known = keysOf(draft.endpoint.query);
    for (const [key, value] of Object.entries(hostile.extraKeys(columns, random)))
      if (!known.includes(key)) draft.query.push([key, encodeURIComponent(String(value))]);
  },
  (draft, { random }) => Object.assign(draft.headers, pick(random, hostile.noise)),
  // Duplicate JSON keys: the last one wins and has the same value.
  (draft) => {
    if (draft.body) draft.text = JSON.stringify(draft.body).replace(/^\{(.+)\}$/, '{$1,$1}');
  },
];

const bad: ((draft: Draft, dice: FuzzState) => void)[] = [
  ...odd.map((change) => (draft: Draft, dice: FuzzState) => {
    change(draft, dice);
    pick(dice.random, [spoilBody, spoilAddress])(draft, dice);
  }),
  spoilBody,
  spoilBody,
  spoilAddress,
  spoilAddress,
  (draft, { random }) => {
    draft.text = pick(random, hostile.badBodies);
  },
  (draft, { random }) => {
    draft.text = JSON.stringify(draft.body ?? { a: 1 });
    draft.headers['content-type'] = pick(random, hostile.badContentTypes);
  },
  (draft, { random }) => Object.assign(draft.headers, pick(random, hostile.badOrigins)),
  (draft, { random }) => {
    draft.headers.cookie = pick(random, hostile.badCookies);
  },
  (draft) => {
    delete draft.headers.cookie;
  },
  (draft, { random }) => {
    draft.method = pick(random, ['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'LOCK', 'SEARCH']);
  },
];

/** Replaces one field of the body with an invalid value. */
function spoilBody(draft: Draft, { random }: FuzzState): void {
  const keys = keysOf(draft.endpoint.body);
  const key = pick(random, keys);
  if (keys.length === 0) draft.text = pick(random, hostile.badBodies);
  else draft.body = { ...draft.body, [key]: pick(random, hostile.badScalars) };
}

/** Makes a path or query parameter invalid, or duplicates it. */
function spoilAddress(draft: Draft, dice: FuzzState): void {
  const { random } = dice;
  const part = pick(random, hostile.badAddressParts);
  const params = Object.keys(draft.params);
  if (params.length > 0 && random() < 0.6) {
    draft.params = { ...draft.params, [pick(random, params)]: part };
    return;
  }
  const keys = keysOf(draft.endpoint.query);
  if (params.length + keys.length === 0) return spoilBody(draft, dice);
  const key = pick(random, keys.length > 0 ? keys : ['x']);
  const value = draft.query.find(([name]) => name === key)?.[1] ?? '1';
  const twice: [string, string][] = [
    [key, value],
    [pick(random, [key, `${key}[]`, `${key}[0]`, `${key}.a`]), part],
  ];
  draft.query = random() < 0.5 ? [[key, part]] : [...draft.query, ...twice];
}

export function makeRequest(kind: Kind, dice: FuzzState): HttpRequest & { name: string; isWrite: boolean } {
  const { random } = dice;
  if (kind === 'bad' && random() < 0.03) {
    const headers = random() < 0.5 ? { ...pick(random, hostile.noise) } : { cookie: pick(random, dice.cookies) };
    return { name: 'page', isWrite: false, method: 'GET', path: pick(random, hostile.oddPaths), headers };
  }
  const draft = draftGood(dice, kind);
  if (kind !== 'good') pick(random, kind === 'odd' ? odd : bad)(draft, dice);
  const { name, endpoint, params, query, body, headers, text, method = endpoint.method } = draft;
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const search = query.map(([key, value]) => `${key}=${value}`).join('&');
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    name,
    isWrite: method !== 'GET' && method !== 'HEAD',
    method,
    path: latin1(search === '' ? path : `${path}?${search}`),
    headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: method === 'HEAD' || method === 'TRACE' ? undefined : sent,
  };
}

/** Node's HTTP client accepts only these characters in a path. */
function latin1(path: string): string {
  return path.replace(/[^\u0021-\u007e]/g, encodeURIComponent);
}

function keysOf(shape: Endpoint['body']): string[] {
  return Object.keys((shape?._zod.def as { shape?: object } | undefined)?.shape ?? {});
}
