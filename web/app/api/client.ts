import { callThrough } from './call.ts';

/** Makes a typed API call from the browser. An error response throws a CallError with the message 'status: text'. */
export const call = callThrough(async ({ method, url, headers, body }) => {
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    // Always revalidate the browser's cached copy. A board's ETag makes that cheap.
    cache: 'no-cache',
    headers: { ...headers, 'accept-language': document.documentElement.lang },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
});
