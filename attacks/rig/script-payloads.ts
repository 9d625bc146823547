/** Prefixes that break out of the surrounding context. */
const breakouts = [
  '',
  '">',
  "'>",
  '`>',
  '</title>',
  '</script>',
  '</style>',
  '</textarea>',
  '-->',
  ']]>',
  '</noscript>',
  '\\">',
  '</template>',
  '</svg>',
];

/** `T` is replaced with the call that must never run. */
const vectors = [
  '<script>T</script>',
  '<script src=data:,T></script>',
  '<ScRiPt/x>T</sCrIpT>',
  '<svg><script>T</script>',
  '<img src=x onerror=T>',
  '<img/src/onerror=T>',
  '<image src=x onerror=T>',
  '<svg onload=T>',
  '<svg/onload="T"//',
  '<svg><animate onbegin=T attributeName=x dur=1s>',
  '<svg><a href=javascript:T><text y=9>x',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=T />#x">',
  '<iframe srcdoc="<script>parent.T</script>">',
  '<iframe src=javascript:parent.T>',
  '<object data=javascript:T>',
  '<embed src=javascript:T>',
  '<a href=javascript:T autofocus tabindex=1 onfocus=T>x</a>',
  '<form><button formaction=javascript:T autofocus onfocus=T>',
  '<input autofocus onfocus=T>',
  '<select autofocus onfocus=T>',
  '<details open ontoggle=T>',
  '<video><source onerror=T>',
  '<audio src onerror=T>',
  '<marquee onstart=T>',
  '<body onpageshow=T>',
  '<style onload=T></style>',
  '<link rel=stylesheet href=x onerror=T>',
  '<meta http-equiv=refresh content="0;url=javascript:T">',
  '<base href=https://evil.example/>',
  '<math><mtext><table><mglyph><style><!--</style><img src onerror=T>',
  '<template shadowrootmode=open><script>T</script></template>',
  '<x-pwn style="animation-name:x" onanimationstart=T>',
  '" onmouseover=T autofocus onfocus=T x="',
  "' onfocus=T autofocus x='",
  '" style="background:url(javascript:T)" x="',
  "';T;//",
  '";T;//',
  '\\";T;//',
  '${T}',
  '{{constructor.constructor("T")()}}',
  '&lt;script&gt;T&lt;/script&gt;',
  '&#60;script&#62;T&#60;/script&#62;',
  '\\u003cscript\\u003eT\\u003c/script\\u003e',
  '%3Cscript%3ET%3C/script%3E',
  '<!--<script>T</script>-->',
  '<scr<script>ipt>T</scr</script>ipt>',
  '＜script＞T＜/script＞',
  '\u2028T\u2029//',
];

/** Each payload calls __trip with its index. */
export const scriptPayloads: readonly string[] = breakouts
  .flatMap((breakout) => vectors.map((vector) => breakout + vector))
  .map((text, number) => text.replaceAll('T', `__trip(${number})`).replaceAll('</__trip', '</T'));

/** Script URLs, and valid URLs that contain a payload. */
export function urlPayloads(): string[] {
  const schemes = [
    'javascript:T',
    'JaVaScRiPt:T',
    'java\tscript:T',
    '\u0001javascript:T',
    ' javascript:T',
    'javascript://x.example/%0aT',
    'data:text/html,<script>T</script>',
    'data:image/svg+xml,<svg onload=T />',
    'vbscript:T',
    'blob:https://x.example/T',
    'view-source:javascript:T',
    '//x.example/T',
    'https:javascript:T',
  ];
  return [
    ...schemes.map((url, number) => url.replaceAll('T', `__trip(9${number})`)),
    ...scriptPayloads.filter((payload) => payload.length < 400).map((payload) => `https://x.example/${payload}`),
  ];
}
