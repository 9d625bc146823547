import type { Kysely } from 'kysely';
import type pg from 'pg';

import type { Mailer } from '../platform/mail/connect.ts';
import type { Tables } from '../tables.ts';

/** What the jobs that send mail work with. Without a mailer they end at once: the site sends no mail any more. */
export type MailWork = { pool: pg.Pool; db: Kysely<Tables>; origin: string; mailer: Mailer | undefined };
