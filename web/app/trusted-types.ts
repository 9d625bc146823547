type Policy = { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null };

/**
 * React uses HTML strings only to create script elements. A string without '<' creates no element: React Router writes
 * such strings into script elements that React created, which never run.
 */
const isHarmless = (html: string): boolean => html === '<script></script>' || !html.includes('<');

/**
 * With `require-trusted-types-for`, the browser accepts only strings that this policy allows: harmless HTML and
 * same-origin script URLs. Any other string that reaches `innerHTML` or `new Worker`, by mistake or attack, throws.
 */
const rules: Policy = {
  createHTML: (html) => (isHarmless(html) ? html : null),
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
};

const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => void } };
trustedTypes?.createPolicy('default', rules);
