import type { Language } from '@upnext/contract/language';
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { darkPalette, palette } from './mail-palette.ts';
import type { EmailTexts } from './mail-text.ts';

export type Drawn = {
  words: EmailTexts;
  link: string | undefined;
  language: Language;
  site: string;
  /** The unsubscribe link; absent in account and security emails, which can't be turned off. */
  stop?: { words: string; link: string };
};

const font = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** Used by mail clients that support dark themes; all others use only the inline styles. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page { background: ${darkPalette.page} !important; }
  .surface { background: ${darkPalette.surface} !important; border-color: ${darkPalette.line} !important; }
  .text { color: ${darkPalette.text} !important; }
  .quiet { color: ${darkPalette.quiet} !important; }
  .act { background: ${darkPalette.ink} !important; color: ${darkPalette.onInk} !important; }
}`;

/**
 * Renders the email as HTML. The layout is a table, because all mail clients lay out tables the same way. No external
 * resources are used.
 */
export function drawMail(mail: Drawn): string {
  return `<!doctype html>${renderToStaticMarkup(document(mail))}`;
}

function document({ words, link, language, site, stop }: Drawn): ReactElement {
  return h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, words.subject),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyles } }),
    ),
    h(
      'body',
      { className: 'page', style: { margin: 0, padding: 0, background: palette.page, fontFamily: font } },
      cell('page', { padding: '32px 16px', background: palette.page }, [
        chart(),
        sheet(words, link),
        paragraph('quiet', { fontSize: 13, margin: '20px 4px 0' }, site),
        ...(stop ? [wayOut(stop)] : []),
      ]),
    ),
  );
}

/** The logo as three CSS bars, because mail clients block images. */
function chart(): ReactElement {
  const bar = (width: number, background: string) =>
    h('div', { key: width, style: { width, height: 7, marginBottom: 3, background, borderRadius: 2 } });
  return h(
    'div',
    { key: 'chart', 'aria-hidden': true, style: { margin: '0 4px 20px' } },
    bar(44, palette.gold),
    bar(32, palette.silver),
    bar(21, palette.bronze),
  );
}

function sheet({ title, text, code, act, after }: EmailTexts, link: string | undefined): ReactElement {
  return h(
    'div',
    {
      key: 'sheet',
      className: 'surface',
      style: {
        padding: '28px 24px',
        background: palette.surface,
        border: `1px solid ${palette.line}`,
        borderRadius: 16,
      },
    },
    h(
      'h1',
      {
        className: 'text',
        style: { margin: '0 0 14px', fontSize: 26, lineHeight: 1.15, letterSpacing: '-0.02em', color: palette.text },
      },
      title,
    ),
    text.map((line) => paragraph('text', { fontSize: 16, color: palette.text, margin: '0 0 14px' }, line)),
    code ? digits(code) : null,
    act && link ? button(act, link) : null,
    after.map((line) => paragraph('quiet', { fontSize: 14, margin: '8px 0 0' }, line)),
  );
}

function digits(code: string): ReactElement {
  const looks = { margin: '18px 0', fontSize: 36, fontWeight: 800, letterSpacing: '0.16em', color: palette.text };
  return h('p', { key: 'code', className: 'text', style: looks }, code);
}

function button(words: string, href: string): ReactElement {
  return h(
    'p',
    { key: 'act', style: { margin: '22px 0' } },
    h(
      'a',
      {
        href,
        className: 'act',
        style: {
          display: 'inline-block',
          padding: '14px 24px',
          background: palette.ink,
          color: palette.onInk,
          fontSize: 16,
          fontWeight: 700,
          textDecoration: 'none',
          borderRadius: 999,
        },
      },
      words,
    ),
  );
}

function wayOut({ words, link }: { words: string; link: string }): ReactElement {
  const looks = { color: palette.quiet, fontSize: 13 };
  const anchor = h('a', { href: link, className: 'quiet', style: looks }, words);
  return h('p', { key: 'stop', style: { margin: '8px 4px 0', lineHeight: 1.5 } }, anchor);
}

function paragraph(className: string, style: CSSProperties, words: string): ReactElement {
  const looks = { lineHeight: 1.5, color: palette.quiet, overflowWrap: 'anywhere', ...style } as const;
  return h('p', { key: words, className, style: looks }, words);
}

function cell(className: string, style: CSSProperties, children: ReactElement[]): ReactElement {
  const inside = h('td', { className, style }, h('div', { style: { maxWidth: 480, margin: '0 auto' } }, children));
  const table = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 };
  return h('table', table, h('tbody', null, h('tr', null, inside)));
}
