import type { Writable } from 'node:stream';

import { pino, type Logger } from 'pino';

/** A logger that writes every line, however detailed, to the stream. */
export const logTo = (stream: Writable): Logger => pino({ level: 'trace' }, stream);
