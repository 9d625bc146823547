/** Headers for responses that aren't pages. They prevent the browser from loading, executing or framing anything. */
export const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
};

/** The headers of @fastify/helmet that current browsers honor. Each page sets its own Content-Security-Policy. */
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
