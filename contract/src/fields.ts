import * as z from 'zod/mini';

import { limits } from './limits.ts';
import { text } from './text.ts';

/** Ids are bigints below 2^53 in PostgreSQL, numbers in JSON and digits in paths. */
export const Id = z.int().check(z.positive());

export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, { error: 'value.invalid' })),
  z.transform((digits: string) => Number(digits)),
);

export const IdParams = z.object({ id: PathId });

export const Timestamp = z.iso.datetime();

/** The name of an IANA time zone. Whether the zone exists is checked only on the server, to keep pages small. */
export const TimeZone = z.string().check(z.maxLength(64, { error: 'value.too_long' }));

/** Cursors are opaque to clients. Each list defines its own format. */
export const Cursor = z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: 'value.invalid' }));

/** A search query. An empty query matches everything. */
export const SearchWords = z.optional(text({ name: 'value', max: limits.searchMax }));

/** A comma-separated list of ids (`1,2,3`), at most one page of ideas. */
export const IdList = z
  .pipe(
    z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, { error: 'value.invalid' })),
    z.transform((list: string) => list.split(',').map(Number)),
  )
  .check(z.maxLength(limits.ideasPerPage, { error: 'value.too_long' }));
