import { getLegalPage } from '@upnext/contract/reach/legal-pages';

import { anyone } from '../../identity/sessions/identify-actor.ts';
import { unlimited } from '../../identity/sessions/limit-calls.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';

export const getLegalPageRoute = route(getLegalPage, anyone, unlimited, async ({ context, request, params }) => {
  const language = languageOf(request);
  const written = context.config.legalPages[params.name];
  // A page that the operator wrote in one language is shown to everyone.
  return { language, page: written?.[language] ?? written?.en ?? written?.es ?? null };
});
