import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { safePath } from './safe-path.ts';

const hostile: unknown[] = [
  // Not a path at all.
  '',
  ' ',
  'evil.example',
  'dashboard',
  './dashboard',
  '../dashboard',
  '?next=/',
  '#/',
  'http:evil.example',
  'http://evil.example',
  'https://evil.example/dashboard',
  'HTTPS://EVIL.EXAMPLE',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'user:pass@evil.example',
  '@evil.example',
  ':80',
  '\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  // A path that browsers parse as another host.
  '//evil.example',
  '//evil.example/dashboard',
  '//evil.example:443',
  '//user:pass@evil.example',
  '//localhost@evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '//\\evil.example',
  // Browsers strip tabs and line breaks before parsing.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '\n/dashboard',
  ' /dashboard',
  '/dash\u0000board',
  '/dash\u001Fboard',
  '/dash\u007Fboard',
  '/dash\u0085board',
  '/dash\u2028board',
  '/x\r\nSet-Cookie: session=1',
  // Similar paths with one or more layers of percent-encoding, in case an intermediary decodes the path.
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0D%0Aset-cookie:a=b',
  '/%00',
  '/%2F/evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%2525252525252Fevil.example',
  '/%E0%80%AF/evil.example',
  '/%',
  '/%zz',
  // Dot segments that resolve to two leading slashes.
  '/.//evil.example',
  '/..//evil.example',
  '/../\\evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/.%2F/evil.example',
  '/a/%2e%2e/%2Fevil.example',
  '/./\\evil.example',
  // Not a string, or a malformed string.
  '/\uD800',
  undefined,
  null,
  0,
  {},
  ['/dashboard'],
];

describe('safePath returns undefined for values that could lead to another site', () => {
  test.each(hostile.map((value) => [JSON.stringify(value) ?? 'undefined', value]))('%s', (_, value) => {
    expect(safePath(value)).toBeUndefined();
  });
});

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard'],
  ['/SalYCiencia', '/SalYCiencia'],
  ['/creators/SalYCiencia', '/creators/SalYCiencia'],
  ['/public/demo-SalYCiencia-open-k3Qd9vT', '/public/demo-SalYCiencia-open-k3Qd9vT'],
  ['/SalYCiencia?sort=newest#idea-4', '/SalYCiencia?sort=newest#idea-4'],
  ['/explore?q=caf\u00E9', '/explore?q=caf%C3%A9'],
  ['/explore?from=https://upnext.example//x', '/explore?from=https://upnext.example//x'],
  ['/a/../profile', '/profile'],
  ['/evil.example', '/evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
])('safePath accepts a path on this site: %s', (value, path) => {
  expect(safePath(value)).toBe(path);
});

const nasty = fc.array(
  fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '%2e',
    '%09',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'a',
  ),
  { maxLength: 12 },
);

test('a path returned by safePath stays on the same site when it is resolved or parsed again', () => {
  fc.assert(
    fc.property(nasty, (parts) => {
      const path = safePath(`/${parts.join('')}`);
      if (path === undefined) return;
      const site = 'https://upnext.example';
      expect(new URL(path, site).origin).toBe(site);
      expect(new URL(new URL(path, site).pathname, site).origin).toBe(site);
      expect(safePath(path)).toBe(path);
    }),
    { numRuns: 2_000 },
  );
});
