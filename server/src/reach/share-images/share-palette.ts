import type { ProfileBackground } from '@upnext/contract/identity/accounts';

/** The color tokens of the website's light theme. */
export const palette = {
  ink: 'oklch(0.205 0.035 330)',
  ink2: 'oklch(0.385 0.028 330)',
  surface: 'oklch(0.995 0.002 330)',
  up: 'oklch(0.480 0.130 152)',
  down: 'oklch(0.520 0.185 30)',
  vote: 'oklch(0.565 0.232 2)',
  logo: ['oklch(0.205 0.035 330)', 'oklch(0.385 0.028 330)', 'oklch(0.610 0.018 330)'],
} as const;

/** Plate and bar colors for places 1–3. */
export const medals = [
  { plate: 'oklch(0.828 0.168 84)', bar: 'oklch(0.918 0.105 96)' },
  { plate: 'oklch(0.800 0.024 255)', bar: 'oklch(0.905 0.013 255)' },
  { plate: 'oklch(0.745 0.112 52)', bar: 'oklch(0.882 0.058 60)' },
] as const;

/** Plate and bar colors for all other places. The bar of a large row is brighter. */
export const otherPlaces = { plate: 'oklch(0.870 0.012 330)', bar: 'oklch(0.942 0.007 330)' } as const;

/** Two radial gradients over the page color, or a pattern of dots or lines. */
type Ground = { base: string } & ({ x: string; y: string } | { dots: string } | { lines: string });
const base = 'oklch(0.958 0.006 330)';

export const backgrounds: Record<ProfileBackground, Ground> = {
  'gradient-1': { base, x: 'oklch(0.935 0.040 90)', y: 'oklch(0.930 0.030 350)' },
  'gradient-2': { base: 'oklch(0.945 0.022 268)', x: 'oklch(0.838 0.080 254)', y: 'oklch(0.830 0.085 290)' },
  'gradient-3': { base: 'oklch(0.948 0.022 170)', x: 'oklch(0.875 0.105 158)', y: 'oklch(0.860 0.075 198)' },
  'gradient-4': { base: 'oklch(0.950 0.020 30)', x: 'oklch(0.850 0.080 12)', y: 'oklch(0.878 0.084 68)' },
  'pattern-1': { base, dots: 'oklch(0.868 0.016 330)' },
  'pattern-2': { base, lines: 'oklch(0.888 0.012 330)' },
};
