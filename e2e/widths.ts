/** The two devices that the stories run on: a small phone and a laptop. */
export const devices = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Stories that run on both, because layout or handling differ between them. All others run on the phone alone. */
export const bothWidths = [
  'every-screen',
  'front-pages',
  'header-menu',
  'landing',
  'review-deck',
  'three-public-pages',
];

/** Stories that run on the desktop alone: about the keyboard, and about the overlay for streaming programs. */
export const desktopOnly = ['keyboard-login', 'overlay', 'vote-with-keyboard'];
