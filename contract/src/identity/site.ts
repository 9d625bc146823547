import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

/** The public settings that the site's operator has chosen. */
export const Site = z.object({
  sendsMail: z.boolean(),
  /** Who can sign up: everyone, fans only or no one. */
  registration: z.enum(['open', 'audience', 'closed']),
  /** On a single-creator site, the board that is shown as the home page. */
  homeBoard: z.nullable(z.string()),
});
export type Site = z.infer<typeof Site>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'Get the features that the operator of this site has turned on',
  status: 200,
  reply: Site,
  errors: [],
});
