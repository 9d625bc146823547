import { createCaller, type Caller } from './call.ts';

export type TestBrowser = Caller & { cookies: Map<string, string> };

/** A caller that keeps cookies like a browser. */
export function makeBrowser(origin: string, cookie?: string): TestBrowser {
  const cookies = new Map<string, string>();
  if (cookie !== undefined) keep(cookie);
  function keep(pair: string): void {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  return {
    cookies,
    async call(endpoint, ...[input]) {
      const header = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const withCookies = { ...input, headers: { cookie: header, ...input?.headers } };
      const answer = await createCaller(origin).call(endpoint, ...([withCookies] as never));
      for (const line of answer.headers.getSetCookie()) keep(line.split(';')[0] ?? '');
      return answer;
    },
  };
}
