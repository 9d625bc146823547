import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const inDevelopmentOnly = process.env.NODE_ENV === 'production' ? [] : [route('styleguide', 'pages/styleguide.tsx')];

const pages = [
  layout('pages/front.tsx', [
    index('pages/landing.tsx'),
    route('features', 'pages/features.tsx'),
    route('pricing', 'pages/pricing.tsx'),
    route('about', 'pages/about.tsx'),
    route('changelog', 'pages/changelog.tsx'),
    route('self-hosting', 'pages/self-hosting.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('terms', 'pages/terms.tsx'),
    route('imprint', 'pages/imprint.tsx'),
  ]),
  route('auth', 'pages/auth.tsx'),
  route('auth/callback/:provider', 'pages/provider-return.tsx'),
  route('auth/forgot-password', 'pages/forgot-password.tsx'),
  route('auth/reset-password', 'pages/reset-password.tsx'),
  route('auth/confirm-email', 'pages/confirm-email.tsx'),
  route('auth-debug', 'pages/auth-debug.tsx'),
  route('dashboard', 'pages/dashboard.tsx'),
  route('dashboard/review', 'pages/review.tsx'),
  route('dashboard/insights', 'pages/insights.tsx'),
  route('dashboard/votes', 'pages/votes.tsx'),
  route('dashboard/share', 'pages/share-kit.tsx'),
  route('dashboard/stream', 'pages/stream-kit.tsx'),
  route('dashboard/settings', 'pages/settings.tsx'),
  route('dashboard/start', 'pages/start.tsx'),
  route('dashboard/live', 'pages/live.tsx'),
  route('profile', 'pages/profile.tsx'),
  route('account', 'pages/account.tsx'),
  route('inbox', 'pages/inbox.tsx'),
  route('invite', 'pages/invite.tsx'),
  route('unsubscribe/:token', 'pages/unsubscribe.tsx'),
  route('explore', 'pages/explore.tsx'),
  route('public/:token', 'pages/linked-board.tsx'),
  route('overlay/:token', 'pages/overlay.tsx'),
  route('embed/:username', 'pages/embed.tsx'),
  route('creators/:username/auth', 'pages/creator-auth.tsx'),
  route('creators/:username', 'pages/creator-stage.tsx'),
  ...inDevelopmentOnly,
  // Segments below a username are reserved and can't be board slugs: contract/src/boards/board-address.ts.
  route(':username/:board?/roadmap', 'pages/roadmap.tsx'),
  route(':username/:board?/fairness', 'pages/fairness.tsx'),
  route(':username/:board?/idea/:id', 'pages/idea.tsx'),
  route(':username/:board?', 'pages/board.tsx'),
  route(':username/:board?/week/:week', 'pages/week.tsx'),
  route('*', 'pages/not-found.tsx'),
];

export default [layout('pages/page-boundary.tsx', pages)] satisfies RouteConfig;
