import * as z from 'zod/mini';

import { limits } from './limits.ts';
import { text } from './text.ts';

/** Ids are bigints in PostgreSQL below 2^53, numbers in JSON, digits in a path. */
export const Id = z.int().check(z.positive());

export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, { error: 'value.invalid' })),
  z.transform((digits: string) => Number(digits)),
);

export const IdParams = z.object({ id: PathId });

export const Timestamp = z.iso.datetime();

/** A cursor is opaque to callers; every list says what is in its own. */
export const Cursor = z.string().check(z.regex(/^[\w.-]{1,64}$/, { error: 'value.invalid' }));

/** What somebody looks for; empty is everything. */
export const SearchWords = z.optional(text({ name: 'value', max: limits.searchMax }));

/** The ids on one page, written `1,2,3`. */
export const IdList = z
  .pipe(
    z.string().check(z.regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15})*$/, { error: 'value.invalid' })),
    z.transform((list: string) => list.split(',').map(Number)),
  )
  .check(z.maxLength(limits.ideasPerPage, { error: 'value.too_long' }));
