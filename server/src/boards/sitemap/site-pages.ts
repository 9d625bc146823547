/** The pages that are there without any creator, and the same for everyone. */
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
] as const;
