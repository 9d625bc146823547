import type { Context } from '../../context.ts';

/** What a sweep needs of the context. Jobs have no `boardChanges`, like in ../holds/move-votes.ts. */
export type SweepContext = Pick<Context, 'pool' | 'db'> & Partial<Pick<Context, 'boardChanges'>>;
