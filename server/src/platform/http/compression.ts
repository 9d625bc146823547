import { constants } from 'node:zlib';

/**
 * For @fastify/compress. Browsers that reach the process directly get the fastest brotli, since each response is
 * compressed anew; nginx asks for gzip, once a second for each page, and sends the result to everyone.
 */
export const compression = {
  threshold: 1_024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};
