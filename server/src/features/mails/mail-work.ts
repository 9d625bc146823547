import type pg from 'pg';

import type { Mailer } from '../../platform/mail/connect.ts';

/** What the jobs that send mail work with. Without a mailer they end at once: the site sends no mail any more. */
export type MailWork = { pool: pg.Pool; origin: string; mailer: Mailer | undefined };
