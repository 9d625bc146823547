import { callThrough } from './call.ts';

/** An endpoint of the contract as a typed call from the browser. A refusal is a CallError: 'status: text'. */
export const call = callThrough(async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    // Whoever asks wants to know how it is now: the browser's own copy is checked first (a board's ETag makes that cheap).
    cache: 'no-cache',
    headers: { ...headers, 'accept-language': document.documentElement.lang },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
});
