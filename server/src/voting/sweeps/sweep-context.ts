import type { Context } from '../../context.ts';

/** What a sweep needs of the context. */
export type SweepContext = Pick<Context, 'pool' | 'db' | 'boardChanges'>;
