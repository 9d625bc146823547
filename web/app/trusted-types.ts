type Policy = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };

/**
 * React creates script elements (structured data, empty in the browser) from this HTML. It builds everything else
 * without HTML.
 */
const isHarmless = (html: string): boolean => html === '<script></script>' || html === '';

/**
 * With `require-trusted-types-for` no string becomes HTML or a script URL, except for these two cases. Anything else
 * that reaches `innerHTML` or `new Worker`, by mistake or attack, throws.
 */
const rules: Policy = {
  createHTML: (html) => (isHarmless(html) ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
};

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => void } };
trustedTypes?.createPolicy('default', rules);
