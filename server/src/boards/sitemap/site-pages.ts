/** Pages that belong to no creator and are the same for everyone. */
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
