/** Lightness and highest chroma of each token of the accent in web/app/styles/tokens.css, for the light and dark theme. */
const tokens = {
  '--vote': ['0.565 0.232', '0.728 0.185'],
  '--vote-hover': ['0.505 0.205', '0.785 0.138'],
  '--vote-soft': ['0.945 0.028', '0.285 0.075'],
  '--vote-tip': ['0.806 0.118', '0.462 0.158'],
  '--on-vote': ['0.995 0.002', '0.185 0.05'],
} as const;

/**
 * Returns a stylesheet with the operator's accent colour. Only its hue and saturation are used: the lightness of each
 * token stays, so that text on it stays readable in both themes.
 */
export function writeAccentStyles(color: string): string {
  const shade = (token: string): string => {
    const [lightness, chroma] = token.split(' ');
    return `oklch(from ${color} ${lightness} min(c, ${chroma}) h)`;
  };
  const lines = Object.entries(tokens).map(
    ([name, [light, dark]]) => `    ${name}: light-dark(${shade(light)}, ${shade(dark)});`,
  );
  return `@supports (color: light-dark(red, red)) and (color: oklch(from red l c h)) {
  :root,
  .themed {
${lines.join('\n')}
  }
}
`;
}
