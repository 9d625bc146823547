import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { IdParams } from '../fields.ts';
import { Proof } from '../identity/proof-of-work.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';

export const ReportReason = z.enum(['spam', 'hate', 'illegal', 'misleading', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

export const Report = z.object({
  reason: ReportReason,
  words: z._default(text({ name: 'report_words', max: limits.reportWordsMax, multiline: true }), ''),
  proof: Proof,
});
export type Report = z.infer<typeof Report>;

export const reportIdea = endpoint({
  method: 'POST',
  path: '/api/ideas/:id/reports',
  summary: 'Report a published idea to the operator of the site. Reporting it again changes nothing',
  params: IdParams,
  body: Report,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'cross_site', 'idea_not_found', 'proof_required', 'too_many_requests'],
});
