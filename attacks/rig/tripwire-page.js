/* Runs in a page before anything else: what a payload calls, and what is in the document that only one can have put there. */
{
  const seen = { fired: [], blocked: [] };
  window.__trip = (number) => seen.fired.push(number);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // A picture that may not be loaded is a picture; a script or style that is stopped was on its way.
    if (!/^(img|connect|media)-src/.test(effectiveDirective))
      seen.blocked.push(`${effectiveDirective} ${blockedURI} ${sample}`);
  });

  const foreignTags = new Set(['X-PWN', 'IFRAME', 'OBJECT', 'EMBED', 'BASE', 'MARQUEE', 'MATH', 'AUDIO']);
  const addressNames = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'];
  const scriptAddress = /^\s*(javascript|vbscript|data:text|blob|view-source):?/i;

  const isInjected = (element) => {
    const text = element.textContent ?? '';
    return (
      element.getAttributeNames().some((name) => /^(on|srcdoc$|formaction$)/.test(name)) ||
      addressNames.some((name) => scriptAddress.test(element.getAttribute(name) ?? '')) ||
      foreignTags.has(element.tagName.toUpperCase()) ||
      // Data for the page's own script, or for a search engine, may hold the words; it holds no code.
      (element.tagName === 'SCRIPT' &&
        text.includes('__trip') &&
        !/__reactRouterContext/.test(text) &&
        element.getAttribute('type') !== 'application/ld+json')
    );
  };

  window.readTripwire = () => ({
    ...seen,
    injected: [...document.querySelectorAll('*')].filter(isInjected).map(({ outerHTML }) => outerHTML.slice(0, 160)),
  });
}
