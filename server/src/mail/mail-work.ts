import type { Kysely } from 'kysely';
import type pg from 'pg';

import type { Mailer } from '../platform/mail/connect.ts';
import type { Tables } from '../tables.ts';

/**
 * The dependencies of jobs that send email. Without a mailer they return at once, because email has been turned off.
 */
export type MailWork = { pool: pg.Pool; db: Kysely<Tables>; origin: string; mailer: Mailer | undefined };
