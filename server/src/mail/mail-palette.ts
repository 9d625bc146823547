/** The web's color tokens in hexadecimal notation, because mail clients don't support newer notations. */
export const palette = {
  page: '#f5f1f4',
  surface: '#fffdfe',
  text: '#1e1320',
  quiet: '#5d5260',
  line: '#e6dfe5',
  ink: '#1e1320',
  onInk: '#ffffff',
  gold: '#f0b429',
  silver: '#b9c2d0',
  bronze: '#d99a6c',
} as const;

/** For mail clients that follow the reader's dark theme. */
export const darkPalette = {
  page: '#150d14',
  surface: '#221824',
  text: '#f6eff5',
  quiet: '#bdb0bb',
  line: '#3a2d3b',
  ink: '#f6eff5',
  onInk: '#1e1320',
} as const;
