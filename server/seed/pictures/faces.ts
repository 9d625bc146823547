/** Flat portraits for the demo creators, drawn as SVG in a square of 100 × 100. */
type Face = {
  ground: string;
  /** A second tone of the background. */
  light: string;
  skin: string;
  hair: string;
  style: 'short' | 'long' | 'bun' | 'curly' | 'bob' | 'bald';
  shirt: string;
  extras?: ('glasses' | 'beard' | 'headphones' | 'beanie' | 'chef' | 'cap' | 'headband')[];
  accent?: string;
};

const dark = '#2a1a24';

const backHair: Partial<Record<Face['style'], string>> = {
  long: 'M25 46c0-23 12-32 25-32s25 9 25 32v34H25z',
  bob: 'M26 44c0-21 11-30 24-30s24 9 24 30v18c-5 3-43 3-48 0z',
  curly: 'M27 60c-9-4-8-15-4-19-3-9 3-18 10-19 4-9 30-9 34 0 7 1 13 10 10 19 4 4 5 15-4 19z',
};

const frontHair: Record<Face['style'], string> = {
  short: 'M29 44c-3-21 9-30 21-30s24 9 21 30c-2-9-5-12-8-13-9 3-18 3-26 0-3 1-6 4-8 13z',
  long: 'M30 44c-1-18 9-26 20-26s21 8 20 26c-4-10-10-14-16-15-6 6-15 9-24 15z',
  bun: 'M29 44c-3-19 9-27 21-27s24 8 21 27c-4-10-11-13-21-13s-17 3-21 13z',
  curly: 'M30 42c0-6 3-9 7-10 3-5 9-5 13-3 5-2 10-2 13 3 4 1 7 4 7 10-3-4-6-6-9-6-5 2-17 2-22 0-3 0-6 2-9 6z',
  bob: 'M30 44c-2-17 8-25 20-25s22 8 20 25c-2-7-4-11-7-13-10 2-19 2-26 0-3 2-5 6-7 13z',
  bald: '',
};

const extraShapes: Record<NonNullable<Face['extras']>[number], (accent: string, hair: string) => string> = {
  glasses: () =>
    `<g fill="none" stroke="${dark}" stroke-width="2"><circle cx="41.500" cy="47" r="6.500"/><circle cx="58.500" cy="47" r="6.500"/><path d="M48 46c1-1 3-1 4 0"/></g>`,
  beard: (_accent, hair) =>
    `<path d="M30 49c1 17 9 23 20 23s19-6 20-23c-3 6-6 8-9 8-7-3-15-3-22 0-3 0-6-2-9-8z" fill="${hair}"/><path d="M44 60c3 3 9 3 12 0" fill="none" stroke="#fff" stroke-width="2.500" stroke-linecap="round"/>`,
  headphones: (accent) =>
    `<path d="M28 48c-1-22 10-31 22-31s23 9 22 31" fill="none" stroke="${accent}" stroke-width="4"/><rect x="23" y="42" width="9" height="15" rx="4.500" fill="${accent}"/><rect x="68" y="42" width="9" height="15" rx="4.500" fill="${accent}"/>`,
  beanie: (accent) =>
    `<path d="M28 36c0-16 10-24 22-24s22 8 22 24z" fill="${accent}"/><rect x="26" y="32" width="48" height="8" rx="4" fill="#fff" fill-opacity=".35"/>`,
  chef: () =>
    `<path d="M31 31c-9-3-8-17 3-17 3-9 29-9 32 0 11 0 12 14 3 17v6H31z" fill="#fff"/><path d="M31 32h38v6H31z" fill="#e9e3e7"/>`,
  cap: (accent) =>
    `<path d="M28 35c1-15 10-22 22-22s21 7 22 22z" fill="${accent}"/><path d="M27 34h46l6 5c-18-2-40-2-58 0z" fill="${dark}"/><circle cx="50" cy="25" r="4" fill="#ffd454"/>`,
  headband: (accent) => `<path d="M29 37c12-5 30-5 42 0v-6c-12-5-30-5-42 0z" fill="${accent}"/>`,
};

function drawFace({ ground, light, skin, hair, style, shirt, extras = [], accent = '#e0318c' }: Face): string {
  const back = backHair[style];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="54" r="42" fill="${light}"/>
    ${style === 'bun' ? `<circle cx="50" cy="13" r="9" fill="${hair}"/>` : ''}
    ${back ? `<path d="${back}" fill="${hair}"/>` : ''}
    <path d="M8 100c2-21 19-28 42-28s40 7 42 28z" fill="${shirt}"/>
    <path d="M42 58h16v14c0 6-16 6-16 0z" fill="${skin}"/><path d="M42 64c5 4 11 4 16 0v4c-5 4-11 4-16 0z" fill="#000" fill-opacity=".1"/>
    <circle cx="30.500" cy="48" r="4.500" fill="${skin}"/><circle cx="69.500" cy="48" r="4.500" fill="${skin}"/>
    <path d="M30 43c0-15 9-23 20-23s20 8 20 23c0 16-9 25-20 25s-20-9-20-25z" fill="${skin}"/>
    <path d="${frontHair[style]}" fill="${hair}"/>
    <circle cx="42" cy="47" r="2.400" fill="${dark}"/><circle cx="58" cy="47" r="2.400" fill="${dark}"/>
    <circle cx="37" cy="54" r="3.600" fill="#e0446c" fill-opacity=".28"/><circle cx="63" cy="54" r="3.600" fill="#e0446c" fill-opacity=".28"/>
    <path d="M43 56.500c3 4.500 11 4.500 14 0" fill="none" stroke="${dark}" stroke-width="2.400" stroke-linecap="round"/>
    ${extras.map((extra) => extraShapes[extra](accent, hair)).join('')}
  </svg>`;
}

const emblem = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;

/** The profile picture of each demo creator. A creator who has just signed up has none. */
export const faces: Record<string, string> = {
  SalYCiencia: drawFace({
    ground: '#f2a93b',
    light: '#f8c568',
    skin: '#e3a57a',
    hair: '#3a2320',
    style: 'curly',
    shirt: '#f7f3ef',
    extras: ['chef', 'glasses'],
  }),
  LanternPixel: emblem(`<rect width="100" height="100" fill="#27427c"/><path d="M0 56h100v44H0z" fill="#e08a3c"/>
    <path d="M0 56h100v10H0z" fill="#f3b54a"/><path d="M50 27 0 12v30zM50 27l50-15v30z" fill="#ffe9a3" fill-opacity=".45"/>
    <path d="M40 84l4-46h12l4 46z" fill="#fff6e6"/><path d="M43 50h14l.900 10H42zM41.400 68h17.200l.900 10H40.500z" fill="#d2452f"/>
    <path d="M42 38v-5h16v5zM45 20h10v13H45z" fill="#1d2340"/><path d="M47 22h6v9h-6z" fill="#ffd84d"/><path d="M43 20l7-8 7 8z" fill="#d2452f"/>
    <path d="M0 84c16-6 34-6 50 0s34 6 50 0v16H0z" fill="#14294f"/>`),
  SolderAndDust: drawFace({
    ground: '#5b7590',
    light: '#7d97ae',
    skin: '#eebd97',
    hair: '#9a938f',
    style: 'short',
    shirt: '#2f3f52',
    extras: ['beard', 'cap'],
    accent: '#2f6f9f',
  }),
  ViaEstrecha: drawFace({
    ground: '#1f8f86',
    light: '#4fb3a8',
    skin: '#d99a6c',
    hair: '#4a2a1c',
    style: 'bob',
    shirt: '#263a5c',
    extras: ['cap'],
    accent: '#263a5c',
  }),
  EuroAEuro: drawFace({
    ground: '#5fae5b',
    light: '#88c983',
    skin: '#f0c39d',
    hair: '#2d2024',
    style: 'short',
    shirt: '#f4efe2',
    extras: ['glasses'],
  }),
  ColdKettle: emblem(`<rect width="100" height="100" fill="#a8323f"/><circle cx="50" cy="54" r="42" fill="#c64c55"/>
    <path d="M28 82c-6-22 4-40 22-40s28 18 22 40c-8 4-36 4-44 0z" fill="#f4e7d6"/><path d="M72 56c12-2 16-8 18-14l-8-1c-2 5-6 7-12 7z" fill="#f4e7d6"/>
    <path d="M30 50C14 46 12 68 28 72" fill="none" stroke="#f4e7d6" stroke-width="5"/><path d="M36 42c2-8 26-8 28 0z" fill="#d9c2a4"/><circle cx="50" cy="33" r="4" fill="#d9c2a4"/>
    <path d="M38 60c3-2 6-2 8 0M54 60c3-2 6-2 8 0" stroke="#2a1a24" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="M45 70c3 2 7 2 10 0" stroke="#2a1a24" stroke-width="2.400" fill="none" stroke-linecap="round"/>`),
  nachtbus: drawFace({
    ground: '#2b2460',
    light: '#43398a',
    skin: '#c98d63',
    hair: '#1a1420',
    style: 'curly',
    shirt: '#e86aa6',
    extras: ['headphones'],
    accent: '#ffd454',
  }),
  MaderaYPaciencia: drawFace({
    ground: '#c98a4b',
    light: '#dfab72',
    skin: '#f1c8a4',
    hair: '#6b3f22',
    style: 'bald',
    shirt: '#7c4f2c',
    extras: ['beard', 'beanie'],
    accent: '#2f6b5d',
  }),
  FalseFriends: drawFace({
    ground: '#ee7f6d',
    light: '#f6a795',
    skin: '#f3cba9',
    hair: '#7a2e1d',
    style: 'long',
    shirt: '#2f7a8c',
  }),
  FuertesDesde50: drawFace({
    ground: '#63bfa2',
    light: '#92d6bf',
    skin: '#f2c9a8',
    hair: '#d9d5d8',
    style: 'bun',
    shirt: '#7b3fa0',
    extras: ['headband'],
    accent: '#e0318c',
  }),
  LaPaginaEnBlanco: drawFace({
    ground: '#8a7cc4',
    light: '#ada2dc',
    skin: '#e8b58d',
    hair: '#241a22',
    style: 'bob',
    shirt: '#f6f1e7',
    extras: ['glasses'],
  }),
  frame_perfect_ana: drawFace({
    ground: '#3d1d6b',
    light: '#5c3494',
    skin: '#eebd97',
    hair: '#e0318c',
    style: 'long',
    shirt: '#171226',
    extras: ['headphones'],
    accent: '#34d1c4',
  }),
  SixtySecondMuseum:
    emblem(`<rect width="100" height="100" fill="#3f8f6c"/><circle cx="50" cy="54" r="42" fill="#63ab8a"/>
    <path d="M18 44 50 22l32 22z" fill="#f7efdd"/><path d="M20 46h60v6H20zM18 78h64v7H18z" fill="#e6d8b8"/>
    <path d="M26 54h8v22h-8zM46 54h8v22h-8zM66 54h8v22h-8z" fill="#f7efdd"/><circle cx="50" cy="36" r="5" fill="#d2452f"/>`),
  one_take_omar: drawFace({
    ground: '#e56a2c',
    light: '#f2935c',
    skin: '#b97a50',
    hair: '#1d1518',
    style: 'short',
    shirt: '#22252f',
    extras: ['beard'],
  }),
};
