import { livePaths } from '@upnext/contract/voting/live-paths';

import type { Target, TargetName } from './targets.ts';

const boards = ['own', 'missing'] as const;
const ideas = ['own', "other's", 'missing', 'pending'] as const;
const tokens = ['own', 'missing', 'switched off', 'expired'] as const;
const overlays = ['own', 'missing', 'switched off'] as const;
const alone = ['own'] as const;

type Line = readonly [aims: readonly TargetName[], path: (target: Target) => string];

const plain = (path: string): Line => [alone, () => path];

/** Routes that are not in the contract, each with a valid path. The test fails if a route is missing here. */
export const otherRoutes: Record<string, Line> = {
  'GET /api/creators/:username/live': [boards, ({ username }) => livePaths.board(username)],
  'GET /api/public/:token/live': [tokens, ({ token }) => livePaths.linkedBoard(token)],
  'GET /api/overlays/:token/live': [overlays, ({ overlayToken }) => livePaths.overlay(overlayToken)],
  'GET /share/:username.png': [boards, ({ username }) => `/share/${username}.png`],
  'GET /share/:username/square.png': [boards, ({ username }) => `/share/${username}/square.png`],
  'GET /share/:username/story.png': [boards, ({ username }) => `/share/${username}/story.png`],
  'GET /share/:username/week/:week.png': [boards, ({ username }) => `/share/${username}/week/2026-W02.png`],
  'GET /share/:username/rounds/:number.png': [boards, ({ username }) => `/share/${username}/rounds/1.png`],
  'GET /share/:username/idea/:id.png': [ideas, ({ home, ideaId }) => `/share/${home.username}/idea/${ideaId}.png`],
  'GET /share/:username/idea/:id/story.png': [
    ideas,
    ({ home, ideaId }) => `/share/${home.username}/idea/${ideaId}/story.png`,
  ],
  'GET /oembed': [boards, ({ username }) => `/oembed?url=http%3A%2F%2Flocalhost%2F${username}`],
  'GET /sitemaps/:number.xml': plain('/sitemaps/1.xml'),
  'GET /sitemaps/pages.xml': plain('/sitemaps/pages.xml'),
  'GET /sitemap.xml': plain('/sitemap.xml'),
  'GET /pictures/:file': plain(`/pictures/${'0'.repeat(32)}-medium.webp`),
  'GET /robots.txt': plain('/robots.txt'),
  'GET /manifest.webmanifest': plain('/manifest.webmanifest'),
  'GET /healthz': plain('/healthz'),
  'GET /readyz': plain('/readyz'),
  'GET /api/docs': plain('/api/docs/'),
  'GET /api/docs/json': plain('/api/docs/json'),
  'GET /api/docs/yaml': plain('/api/docs/yaml'),

  'GET /': plain('/'),
  'GET /features': plain('/features'),
  'GET /pricing': plain('/pricing'),
  'GET /about': plain('/about'),
  'GET /changelog': plain('/changelog'),
  'GET /self-hosting': plain('/self-hosting'),
  'GET /privacy': plain('/privacy'),
  'GET /terms': plain('/terms'),
  'GET /imprint': plain('/imprint'),
  'GET /auth': plain('/auth'),
  'GET /auth/callback/:provider': plain('/auth/callback/acme?code=made-up&state=made-up'),
  'GET /auth/forgot-password': plain('/auth/forgot-password'),
  'GET /auth/reset-password': plain('/auth/reset-password'),
  'GET /auth/confirm-email': plain('/auth/confirm-email'),
  'GET /auth-debug': plain('/auth-debug'),
  'GET /dashboard': plain('/dashboard'),
  'GET /dashboard/insights': plain('/dashboard/insights'),
  'GET /dashboard/live': plain('/dashboard/live'),
  'GET /dashboard/review': plain('/dashboard/review'),
  'GET /dashboard/rounds': plain('/dashboard/rounds'),
  'GET /dashboard/rounds/new': plain('/dashboard/rounds/new'),
  'GET /dashboard/settings': plain('/dashboard/settings'),
  'GET /dashboard/share': plain('/dashboard/share'),
  'GET /dashboard/start': plain('/dashboard/start'),
  'GET /dashboard/stream': plain('/dashboard/stream'),
  'GET /dashboard/votes': plain('/dashboard/votes'),
  'GET /account': plain('/account'),
  'GET /profile': plain('/profile'),
  'GET /inbox': plain('/inbox'),
  'GET /invite': plain('/invite'),
  'GET /unsubscribe/:token': plain(`/unsubscribe/1.${'A'.repeat(43)}`),
  'POST /unsubscribe/:token': plain(`/unsubscribe/1.${'A'.repeat(43)}`),
  'GET /explore': plain('/explore'),
  'GET /public/:token': [tokens, ({ token }) => `/public/${token}`],
  'GET /overlay/:token': [overlays, ({ overlayToken }) => `/overlay/${overlayToken}`],
  'GET /embed/:username': [boards, ({ username }) => `/embed/${username}`],
  'GET /creators/:username/auth': [boards, ({ username }) => `/creators/${username}/auth`],
  'GET /creators/:username': [boards, ({ username }) => `/creators/${username}`],
  'GET /:username/:board?/roadmap': [boards, ({ username }) => `/${username}/roadmap`],
  'GET /:username/:board?/fairness': [boards, ({ username }) => `/${username}/fairness`],
  'GET /:username/:board?/rounds': [boards, ({ username }) => `/${username}/rounds`],
  'GET /:username/:board?/rounds/:number': [boards, ({ username }) => `/${username}/rounds/1`],
  'GET /:username/:board?/idea/:id': [ideas, ({ home, ideaId }) => `/${home.username}/idea/${ideaId}`],
  'GET /:username/:board?': [boards, ({ username }) => `/${username}`],
  'GET /:username/:board?/week/:week': [boards, ({ username }) => `/${username}/week/2026-W02`],
  'GET /*': plain('/no/such/page'),
};
