/**
 * The image sizes that social networks use, and the layout for each. `inset` keeps the top and bottom of a story free
 * for the apps' controls.
 */
export const shareFormats = {
  wide: {
    width: 1200,
    height: 630,
    margin: 56,
    inset: 0,
    name: 68,
    prompt: 30,
    bars: [124, 110, 110],
    plate: 142,
    title: 36,
    count: 46,
    lines: 2,
    gap: 8,
  },
  square: {
    width: 1080,
    height: 1080,
    margin: 60,
    inset: 20,
    name: 96,
    prompt: 42,
    bars: [232, 206, 206],
    plate: 178,
    title: 47,
    count: 60,
    lines: 3,
    gap: 10,
  },
  story: {
    width: 1080,
    height: 1920,
    margin: 64,
    inset: 230,
    name: 118,
    prompt: 50,
    bars: [320, 290, 290],
    plate: 196,
    title: 56,
    count: 68,
    lines: 4,
    gap: 12,
  },
} as const;

export type ShareFormat = keyof typeof shareFormats;
