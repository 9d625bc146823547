/** The width of a period in SVG units. The page stretches the SVG to the available width. */
export const columnWidth = 16;
export const plotHeight = 100;
const gap = 3.5;
const lean = 0.6;

/** A slightly slanted bar from the share `from` of the height to the share `to`. */
export function barPath(place: number, from: number, to: number): string {
  const left = place * columnWidth + gap / 2;
  const right = left + columnWidth - gap;
  const [bottom, top] = [plotHeight * (1 - from), plotHeight * (1 - to)];
  return `M${round(left)} ${round(bottom)}L${round(left + lean)} ${round(top)}H${round(right + lean)}L${round(right)} ${round(bottom)}Z`;
}

function round(number: number): number {
  return Number(number.toFixed(1));
}
