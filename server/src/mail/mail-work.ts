import type { Kysely } from 'kysely';
import type pg from 'pg';

import type { Mailer } from '../platform/mail/connect.ts';
import type { Tables } from '../tables.ts';

/**
 * The dependencies of jobs that send email. Without a mailer, these jobs return immediately, because email is turned
 * off.
 */
export type MailWork = { pool: pg.Pool; db: Kysely<Tables>; origin: string; mailer: Mailer | undefined };
