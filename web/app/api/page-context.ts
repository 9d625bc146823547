import type { Endpoint, InputOf } from '@upnext/contract/endpoint';
import { pickLanguage, type Language } from '@upnext/contract/language';
import type { PlainRequest } from '@upnext/contract/request';
import { createContext } from 'react-router';

import { callThrough, type Answer, type Call } from './call.ts';
import { keyOf } from './query.ts';
import type { Seed } from './seeds.tsx';

/** Calls the server's own API in process, without HTTP. */
export type Ask = (request: PlainRequest, as: 'anyone' | 'viewer') => Promise<Answer>;

export type PageContext = {
  language: Language;
  /** Calls the API without a session. Public pages use only this, so their HTML is identical for everyone. */
  call: Call;
  /**
   * Calls the API with the viewer's session. This makes the page personal, so it is sent with `no-store` and a CSP
   * nonce instead of hashes.
   */
  callAsViewer: Call;
  seed: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Seed>;
  seedAsViewer: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Seed>;
  isPersonal: () => boolean;
};

export const pageContext = createContext<PageContext>();

export function createPageContext(request: Request, ask: Ask): PageContext {
  let personal = false;
  const language = languageOf(request);
  const inLanguage = (plain: PlainRequest) => ({
    ...plain,
    headers: { ...plain.headers, 'accept-language': language },
  });
  const call = callThrough((plain) => ask(inLanguage(plain), 'anyone'));
  const callAsViewer = callThrough((plain) => {
    personal = true;
    return ask(inLanguage(plain), 'viewer');
  });
  return {
    language,
    call,
    callAsViewer,
    seed: async (endpoint, input) => ({ key: keyOf(endpoint, input), data: await call(endpoint, input) }),
    seedAsViewer: async (endpoint, input) => ({
      key: keyOf(endpoint, input),
      data: await callAsViewer(endpoint, input),
    }),
    isPersonal: () => personal,
  };
}

function languageOf(request: Request): Language {
  const byAddress = new URL(request.url).searchParams.get('lang') ?? undefined;
  const stored = request.headers.get('cookie')?.match(/(?:^|;\s*)language=(en|es)(?:;|$)/)?.[1];
  return pickLanguage(
    byAddress === 'en' || byAddress === 'es' ? byAddress : stored,
    request.headers.get('accept-language') ?? undefined,
  );
}
