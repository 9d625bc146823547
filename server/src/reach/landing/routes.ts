import { getLanding } from '@upnext/contract/reach/landing';

import { anyone } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { exampleContent } from './example-content.ts';

export const getLandingRoute = route(getLanding, anyone, unlimited, async ({ context, request }) => {
  const language = languageOf(request);
  const { landing } = context.config;
  return { ...(landing ?? exampleContent)[language], language, isExample: landing === undefined };
});
