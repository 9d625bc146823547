import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';

/** The pages that an operator can write (PAGES_FOLDER). */
export const LegalPageName = z.enum(['privacy', 'terms', 'imprint'], { error: 'value.invalid' });
export type LegalPageName = z.infer<typeof LegalPageName>;

/** The public settings that the site's operator has chosen. */
export const Site = z.object({
  name: z.string(),
  /** The operator's logo, and the stylesheet with their accent colour. Null: those of Upnext. */
  logoUrl: z.nullable(z.string()),
  accentUrl: z.nullable(z.string()),
  /** The pages that the operator has written. */
  legalPages: z.array(LegalPageName),
  sendsMail: z.boolean(),
  /** Whether accounts can be verified: the site sends email or has sign-in providers. */
  canVerify: z.boolean(),
  /** Whether rounds can count votes from Twitch chat. */
  readsTwitchChat: z.boolean(),
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
