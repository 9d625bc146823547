import { expect, test } from 'vitest';

import { parseBoardPath } from './board-path.ts';
import { loginPath } from './login-path.ts';

const token = 'demo-SalYCiencia-open-k3Qd9vT';

test.each([
  ['/SalYCiencia', { page: 'board', handle: 'SalYCiencia' }],
  ['/SalYCiencia/', { page: 'board', handle: 'SalYCiencia' }],
  ['/SalYCiencia?sort=newest#chart', { page: 'board', handle: 'SalYCiencia' }],
  ['/creators/SalYCiencia', { page: 'stage', handle: 'SalYCiencia' }],
  ['/SalYCiencia/pod-cast', { page: 'board', handle: 'SalYCiencia~pod-cast' }],
  ['/creators/SalYCiencia~pod', { page: 'stage', handle: 'SalYCiencia~pod' }],
  ['/SalYCiencia/idea/7', { page: 'board', handle: 'SalYCiencia' }],
  ['/SalYCiencia/pod-cast/idea/7/', { page: 'board', handle: 'SalYCiencia~pod-cast' }],
  ['/SalYCiencia/rounds/3', { page: 'board', handle: 'SalYCiencia' }],
  ['/SalYCiencia/rounds', undefined],
  ['/SalYCiencia/idea', undefined],
  ['/SalYCiencia/roadmap', undefined],
  ['/dashboard/review', undefined],
  [`/public/${token}`, { page: 'linked', token }],
  ['/', undefined],
  ['/explore', undefined],
  ['/Dashboard', undefined],
  ['/profile', undefined],
  ['/auth-debug', undefined],
  ['/ab', undefined],
  ['/not a name', undefined],
  ['/creators', undefined],
  ['/creators/SalYCiencia/auth', undefined],
  ['/public/short', undefined],
  ['//SalYCiencia', undefined],
  [null, undefined],
])('parseBoardPath parses the path of a board page and returns undefined for any other path: %s', (path, found) => {
  expect(parseBoardPath(path)).toEqual(found);
});

test('loginPath keeps a safe return path and drops an unsafe one', () => {
  expect(loginPath('/profile')).toBe('/auth?direct=true&referrer=%2Fprofile');
  expect(loginPath('//evil.example')).toBe('/auth?direct=true');
});
