/* Runs before the page's scripts. Records executed payloads, CSP violations and injected elements. */
{
  const seen = { fired: [], blocked: [] };
  window.__trip = (number) => seen.fired.push(number);
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    // Blocked images and media are harmless. A blocked script or style means that a payload was injected.
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
      // The router context and JSON-LD may contain the payload as data.
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
