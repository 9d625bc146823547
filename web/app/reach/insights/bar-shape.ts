import { scaleLinear } from 'd3-scale';

/** The width of a bar in SVG units. The page stretches the SVG to the available width. */
export const barWidth = 10;
const gap = 1.6;
const full = 100;
/** Slant of the bar's top, as on the chart's bars. */
const lean = 4;

/** The end of the axis: a round number that is at least the highest value. */
export function roundUp(values: number[]): number {
  return scaleLinear()
    .domain([0, Math.max(4, ...values)])
    .nice(4)
    .domain()[1] as number;
}

/** SVG path of a bar: from the bottom up, or from the top down if `isDown`. A value of zero is drawn as a thin line. */
export function barShape(place: number, value: number, top: number, isDown = false): string {
  const left = tenths(place * barWidth + gap / 2);
  const right = tenths(left + barWidth - gap);
  const height = value === 0 ? 0.8 : Math.max(1.5, (value / top) * (full - lean)) + lean;
  const short = Math.max(0.8, height - lean);
  const y = (distance: number): number => tenths(isDown ? distance : full - distance);
  return `M${left} ${y(0)}V${y(short)}L${right} ${y(value === 0 ? short : height)}V${y(0)}Z`;
}

function tenths(number: number): number {
  return Number(number.toFixed(1));
}
