/**
 * Usernames that are reserved because they are, or may become, routes. A test compares this list with the route tables.
 */
const reserved = new Set(
  `about account accounts achievements admin api app assets auth auth-debug blog board boards build careers changelog
  chart charts contact creator creators dashboard demo developer developers docs embed explore faq favicon features
  feed feedback healthz help home ideas inbox insights install invite jobs legal live login logout mail manifest me
  metrics news notifications oauth oembed offline oidc overlay people ping plans press pricing privacy profile public
  public-links readyz recap register report reports robots roadmap root rss search security self-hosting session sessions settings
  share signin signout signup sitemap static status styleguide suggest suggestions support sw system team teams terms
  test tools undefined null unsubscribe upgrade upnext user username users verify vote votes well-known www`.split(
    /\s+/,
  ),
);

export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}
