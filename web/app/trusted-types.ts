type Policy = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };

/** What React makes a script element of (structured data, empty in a browser). Everything else it builds without HTML. */
const isHarmless = (html: string): boolean => html === '<script></script>' || html === '';

/**
 * The page's policy lets no string become HTML or the address of a script (`require-trusted-types-for`), but for these two:
 * whatever finds its way into `innerHTML` or `new Worker` in some later version, by mistake or by attack, throws instead.
 */
const rules: Policy = {
  createHTML: (html) => (isHarmless(html) ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
};

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => void } };
trustedTypes?.createPolicy('default', rules);
