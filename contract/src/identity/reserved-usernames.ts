/** First segments of real paths. A test compares them with the route tables. */
const routes = `about account api assets auth auth-debug changelog creators dashboard embed explore features healthz imprint inbox
  invite metrics oembed overlay pictures pricing privacy profile public readyz self-hosting share sitemaps static styleguide terms
  unsubscribe`;

/** Names that email software and DNS give a meaning to. */
const mail = `abuse hostmaster mail mailer-daemon no-reply noreply postmaster webmaster www`;

/** Names that visitors would take for the operator, or for a page of the site such as /login. */
const operator = `admin administrator contact docs help insights legal login logout manifest moderator
  notifications official operator recap register root search security settings signup staff status support system upnext`;

const reserved = new Set([routes, mail, operator].flatMap((names) => names.split(/\s+/)));

export function isReservedUsername(username: string): boolean {
  return reserved.has(username.toLowerCase());
}
