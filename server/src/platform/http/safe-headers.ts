/** A reply that is no page may do nothing, wherever it is shown. For routes that run outside the plugins. */
export const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
};

/** Of what @fastify/helmet sets, all that browsers of today heed; the policy of a page's scripts is its own. */
export function pageHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
