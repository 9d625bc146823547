const mostBytes = 64 * 1024;

/** For answers of other servers that are small or wrong: what is longer is not read to its end. */
export async function fetchSmall(url: string, options: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(url, options);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error('an answer is too large');
    chunks.push(chunk);
  }
  return new Response(size === 0 ? null : Buffer.concat(chunks), { status, statusText, headers });
}
