import { Writable } from 'node:stream';

import type { Language } from '@upnext/contract/language';
import { CallError } from '@upnext/contract/request';
import type { ReactNode } from 'react';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { textChunks } from 'virtual:text-chunks';

import { pageContext } from './api/page-context.ts';
import { nonceContext, NonceContext } from './nonce.ts';
import type { TextPart } from './texts/load-texts.ts';

const renderTimeoutMs = 5_000;

/** Buffered, not streamed: the output is deterministic, so it can be hashed, compressed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  const { language } = loadContext.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', language);
  const page = (
    <NonceContext value={nonce}>
      <Preload chunks={textChunksOf(entryContext, language)}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </Preload>
    </NonceContext>
  );
  return new Response(paintFirst(await renderToHtml(page, nonce)), { status, headers });
}

/** Loads styles and fonts before scripts, because the page is readable without scripts. */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/**
 * Don't log 4xx responses: requests for missing pages would flood the log. Don't log 503 either: the API has already
 * logged it.
 */
export function handleError(error: unknown): void {
  if (error instanceof CallError && error.status === 503) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // oxlint-disable-next-line no-console -- the renderer has no logger; the operator sees stderr
  console.error(error);
}

/** One child and no hooks, so React's generated ids match the tree in the browser. */
function Preload({ chunks, children }: { chunks: (string | undefined)[]; children: ReactNode }) {
  for (const chunk of chunks) if (chunk !== undefined) preloadModule(chunk, { as: 'script' });
  return children;
}

/** Text chunks to preload. A route declares its own texts in its `handle`. */
function textChunksOf({ routeModules, staticHandlerContext }: EntryContext, language: Language) {
  const handles = staticHandlerContext.matches.map(
    ({ route }) => routeModules[route.id]?.handle as { texts?: TextPart; frame?: string } | undefined,
  );
  if (handles.at(-1)?.frame === 'still') return [];
  const parts = handles.map((handle) => handle?.texts);
  return [textChunks[language], ...parts.map((part) => part && textChunks[`${language}-${part}`])];
}

function renderToHtml(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer);
        pipe(collector);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('page render timed out')), renderTimeoutMs);
  });
}
