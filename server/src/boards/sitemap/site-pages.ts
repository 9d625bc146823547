/** Public pages that belong to no creator and are the same for all visitors. */
export const sitePages = [
  '/',
  '/explore',
  '/features',
  '/pricing',
  '/about',
  '/self-hosting',
  '/changelog',
  '/privacy',
  '/terms',
  '/imprint',
] as const;
