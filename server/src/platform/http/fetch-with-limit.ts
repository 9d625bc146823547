const mostBytes = 64 * 1024;

/** Fetches a response that should be small and aborts when it exceeds `mostBytes`. */
export async function fetchWithLimit(url: string, options: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(url, options);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error('response too large');
    chunks.push(chunk);
  }
  return new Response(size === 0 ? null : Buffer.concat(chunks), { status, statusText, headers });
}
