/** The two devices that the tests run on: a small phone and a laptop. */
export const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Tests that run on both devices, because the layout or the interaction differs. All others run only on the phone. */
export const bothWidths = [
  'creators-first-minute',
  'every-screen',
  'front-pages',
  'header-menu',
  'idea-page',
  'insights-of-rounds',
  'landing',
  'open-the-dashboard',
  'result-of-a-round',
  'run-a-round',
  'three-public-pages',
  'vote-in-a-round',
  'vote-in-three-taps',
];

/** Tests that run only on the desktop: keyboard use, and the overlay for streaming software. */
export const desktopOnly = [
  'keyboard-login',
  'overlay',
  'overlay-of-a-round',
  'review-with-keyboard',
  'vote-with-keyboard',
];

/** The tag of single tests that run only on the phone, in files that run on both devices. */
export const phoneOnly = '@phone-only';
