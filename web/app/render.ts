import { createHash } from 'node:crypto';

import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';

import { createPageContext, pageContext, type Ask } from './api/page-context.ts';
import { nonceContext } from './nonce.ts';
import { loadTexts } from './texts/load-texts.ts';

/** `scriptSources` goes into the script-src directive of the response's CSP. */
export type RenderedPage = {
  status: number;
  headers: Headers;
  body: string;
  isPersonal: boolean;
  scriptSources: string[];
};

await Promise.all([loadTexts('en'), loadTexts('es')]);

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The only export of the server bundle: renders the page for a request. */
export async function renderPage(request: Request, ask: Ask): Promise<RenderedPage> {
  const page = createPageContext(request, ask);
  const nonce = createNonce();
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  context.set(nonceContext, nonce);
  const response = await handle(request, context);
  const { status, headers } = response;
  const marked = await response.text();
  const isPersonal = page.isPersonal();
  if (isPersonal) return { status, headers, body: marked, isPersonal, scriptSources: [`'nonce-${nonce}'`] };
  return {
    status,
    headers,
    body: marked.replaceAll(` nonce="${nonce}"`, ''),
    isPersonal,
    scriptSources: hashesOf(marked, nonce),
  };
}

function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
}

/** Hashes of the inline scripts that have our nonce. Injected scripts don't have the nonce and get no hash. */
function hashesOf(html: string, nonce: string): string[] {
  const scripts = html.matchAll(new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g'));
  return [...scripts]
    .filter(([tag]) => !/^<script[^>]* src=/.test(tag))
    .map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
