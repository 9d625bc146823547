import { messages, type Language } from '@upnext/contract/language';

/** The HTML 503 page for when PostgreSQL is unreachable and nothing is cached. It depends only on static files. */
export function busyPage(language: Language, siteName: string): string {
  const [what, then = ''] = messages[language].errors.busy.split(/(?<=\.) /);
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${siteName}</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>
      <img src="/favicon.svg" alt="" width="56" height="56" />
      <h1>${what}</h1>
      <p>${then}.</p>
    </main>
  </body>
</html>
`;
}

export const busyPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";
