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

/** Cursors are opaque to clients; each list defines its own format. */
export const Cursor = z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: 'value.invalid' }));

/** A search text; empty matches everything. */
export const SearchWords = z.optional(text({ name: 'value', max: limits.searchMax }));

/** The ids of one page, written as `1,2,3`. */
export const IdList = z
  .pipe(
    z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, { error: 'value.invalid' })),
    z.transform((list: string) => list.split(',').map(Number)),
  )
  .check(z.maxLength(limits.ideasPerPage, { error: 'value.too_long' }));
