import { constants } from 'node:zlib';

/**
 * Options for @fastify/compress. Browsers that connect directly get the fastest Brotli level, because each response is
 * compressed separately. nginx requests gzip once a second per page and sends the result to everyone.
 */
export const compression = {
  threshold: 1_024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};
