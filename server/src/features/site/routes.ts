import { getSite } from '@upnext/contract/site';

import { route } from '../../route.ts';
import { anyone } from '../sessions/identify-actor.ts';
import { unlimited } from '../sessions/limit-calls.ts';

export const getSiteRoute = route(getSite, anyone, unlimited, async ({ context, reply }) => {
  reply.header('cache-control', 'public, max-age=60');
  const { mail, registration, homeBoard } = context.config;
  return { sendsMail: mail !== undefined, registration, homeBoard };
});
