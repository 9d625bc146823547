import { pick, type Random } from '../../server/seed/random.ts';

/** These values appear in the database only if an extra key was stored. */
export const canary = { text: 'canary-7f3a9c', number: 776_655_443, moment: '2077-07-07T07:07:07Z' };

const long = 'x'.repeat(4_000);

/** Values that are invalid for every field. */
export const badScalars: readonly unknown[] = [
  [],
  {},
  ['creator_1'],
  { $ne: null },
  { toString: 'x', length: 5 },
  true,
  0,
  -1,
  1.5,
  1e300,
  long,
  'a\u0000b',
  'a\ud800b',
  'a\u202eb',
  '\u0007\u001b[31m',
];

/** Invalid path or query parameters. Percent signs are not encoded again. */
export const badAddressParts: readonly string[] = [
  '0',
  '-1',
  '1e3',
  '0x10',
  '007',
  '1.0',
  '9'.repeat(16),
  '9'.repeat(30),
  '99999999999999999999999-1',
  '1-1e400',
  '1-1.5',
  '1-99999999999999999999',
  '-',
  '--',
  'NaN',
  'Infinity-Infinity',
  'null',
  'undefined',
  '%00',
  'a%00b',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%',
  '%zz',
  '..',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5c',
  '%2F',
  '%3f',
  '%23',
  "'%20OR%201=1--",
  '%F0%9F%92%A9',
  'x'.repeat(299),
  'x'.repeat(301),
  'x'.repeat(3_000),
  '1,2,,3',
  `1${',1'.repeat(200)}`,
  '[object%20Object]',
  '__proto__',
  'constructor',
];

/** Mass assignment: all column names in both spellings, and common admin flags. */
export function extraKeys(columns: readonly string[], random: Random): Record<string, unknown> {
  const keys: Record<string, unknown> = {};
  for (let count = 0; count < 12; count++) {
    const column = pick(random, columns);
    const name = random() < 0.5 ? column : column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    keys[name] = /(_at|At|_on|On)$/.test(name)
      ? canary.moment
      : /^(is|accepts)|role|status|kind/i.test(name)
        ? pick<unknown>(random, [true, 'creator', 'approved'])
        : random() < 0.5
          ? canary.number
          : canary.text;
  }
  return { ...keys, admin: true, isAdmin: true, $where: canary.text };
}

export const badBodies: readonly string[] = [
  '{',
  '}',
  '{"title":',
  '{"title":"a"} x',
  '\ufeff{"title":"a"}',
  "{'title':'a'}",
  '{"title":NaN}',
  '{"title":1e999}',
  '"a"',
  '1',
  'null',
  '[]',
  '[[]]',
  'true',
  '{"__proto__":{"userRole":"creator"},"title":"a"}',
  '{"constructor":{"prototype":{"userRole":"creator"}}}',
  `${'['.repeat(7_000)}${']'.repeat(7_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `{"title":"${'\\u0000'.repeat(100)}"}`,
  `{${'"title":"a",'.repeat(900)}"title":"b"}`,
  `{"title":"${'\\ud800'.repeat(50)}","description":"\\udfff"}`,
  `{"title":"${'y'.repeat(17_000)}"}`,
  '\u0000\u0001\u0002',
];

export const badContentTypes: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json\ta',
  'application/jsonp',
  'application/xml',
  'application/json; charset=utf-7',
  'application/json, text/plain',
  'APPLICATION/JSON ;;;',
  '/',
  '*/*',
  ' ',
];

/** Headers that must have no effect. */
export const noise: readonly Record<string, string | string[]>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/api/user', 'x-rewrite-url': '/dashboard' },
  { 'x-forwarded-for': "127.0.0.1, ::1, '; DROP TABLE votes", 'x-forwarded-host': 'evil.example' },
  { forwarded: 'for=_secret;proto=javascript;host=evil.example' },
  { 'accept-language': 'es;q=NaN, en;q=1e9, *;q=-1, x'.repeat(20) },
  { 'accept-encoding': 'br;q=0, gzip;q=0, *;q=0, zstd' },
  { 'if-none-match': '*' },
  { 'if-none-match': `W/"${'a'.repeat(3_000)}"` },
  { 'if-none-match': `a${' '.repeat(9_000)}b` },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=0-0,1-1,-1' },
  { 'last-event-id': '-1e999' },
  { accept: 'text/html;q=\u00ff' },
  { expect: '200-ok' },
  { te: 'trailers, deflate', connection: 'keep-alive, cookie' },
  { 'x-request-id': 'r'.repeat(6_000) },
  { traceparent: '00-zz-zz-zz', baggage: 'userId=1' },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
];

export const badOrigins: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { 'x-requested-with': 'fetch' },
  { 'x-requested-with': '' },
];

export const badCookies: readonly string[] = [
  'session=',
  `session=${'A'.repeat(43)}`,
  `session=${'%00'.repeat(14)}A`,
  `session=${"'".repeat(43)}`,
  `session="${'A'.repeat(43)}"`,
  'session=a; session=b; session=c',
  `__Host-session=${'A'.repeat(43)}`,
  'signed_in=1; user=1; role=creator; admin=true',
  ';;;===;;',
  `language=${'es'.repeat(900)}`,
  `a=${'b'.repeat(7_000)}`,
  '__proto__=x; constructor=y',
];

/** Unusual paths for pages and files. */
export const oddPaths: readonly string[] = [
  '//evil.example/ana',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/..;/api/user',
  '/.',
  '/./././',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../../../etc/passwd',
  '/assets/%2e%2e%2f%2e%2e%2fserver%2findex.js',
  '/assets/',
  '/.env',
  '/.git/config',
  '/package.json',
  '/server/src/main.ts',
  '/%',
  '/%zz',
  '/%00',
  '/a%00.png',
  '/_root.data',
  '/dashboard.data',
  '/profile.data?_routes=root',
  '/explore.data?_routes=pages%2Fexplore',
  '/__manifest?p=%2Fdashboard&version=x',
  '/__manifest',
  '/?index&_data=root',
  '/auth?referrer=//evil.example&referrer=/x',
  '/auth?login=%00&direct[]=1',
  '/auth?referrer=%ff%fe',
  `/${'a/'.repeat(300)}`,
  `/${'a'.repeat(5_000)}`,
  '/creators/%ff',
  '/creators/a%2fb/auth',
  '/public/%00',
  `/public/${'A'.repeat(22)}`,
  '/public/..%2f..%2fapi%2fuser',
  '/share/%00.png',
  '/share/no-such-user.png?lang=xx&v=1e99',
  '/share/no-such-user/story.png?lang=es&lang=en',
  '/share/a.b.c.png',
  '/sitemaps/0.xml',
  '/sitemaps/1e3.xml',
  '/sitemaps/%00.xml',
  '/sitemaps/99999999999999999999.xml',
  '/sitemaps/-1.xml',
  '/api',
  '/api/',
  '/api/docs/../../user',
  '/api/docs/static/..%2f..%2f..%2f..%2fpackage.json',
  '/api/docs/json?x=1',
  '/api/creators/no-such-user/live?since=-1',
  '/api/creators/%00/live',
  '/api/public/%00/live',
  '/healthz?x=%00',
  '/readyz/',
  '/?lang=es&lang[]=en',
  '/explore?cursor=%00',
  '/Explore',
  '/explore/',
];
