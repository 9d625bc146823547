import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

/** What this site can do beyond what every site can: the one place where a page looks. */
export const Site = z.object({
  sendsMail: z.boolean(),
  /** Whom the site takes in: everyone, people who vote, nobody new. */
  registration: z.enum(['open', 'audience', 'closed']),
  /** One channel's own site: this board is its front page. */
  homeBoard: z.nullable(z.string()),
});
export type Site = z.infer<typeof Site>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'What the operator of this site has switched on',
  status: 200,
  reply: Site,
  errors: [],
});
