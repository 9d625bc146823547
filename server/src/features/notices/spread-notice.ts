import { Notice, type NoticeKind } from '@upnext/contract/notices';
import * as z from 'zod/mini';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { MailWork } from '../mails/mail-work.ts';
import { spreadNotice as spread } from './sql.ts';

const kinds = Notice.def.options.map((option) => option.shape.kind.def.values[0]) as [NoticeKind, ...NoticeKind[]];
const Slice = z.object({ noticeId: z.int(), kind: z.enum(kinds), after: z.int() });

const sliceSize = 500;

/** Brings a notice to the next few hundred people it is for; the next slice is a job of its own. */
export async function spreadNotice({ pool, mailer }: MailWork, payload: unknown): Promise<void> {
  const { noticeId, kind, after } = Slice.parse(payload);
  await runNamed(pool, spread(kind), [noticeId, after, sliceSize, mailer !== undefined]);
}
