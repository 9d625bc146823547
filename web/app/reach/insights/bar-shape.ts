import { scaleLinear } from 'd3-scale';

/** In units of the picture's own grid, which the page stretches to its width. */
export const barWidth = 10;
const gap = 1.6;
const full = 100;
/** How far the top of a bar leans, as the chart's own bars do at their tips. */
const lean = 4;

/** The end of the axis: the next round number. */
export function roundUp(values: number[]): number {
  return scaleLinear()
    .domain([0, Math.max(4, ...values)])
    .nice(4)
    .domain()[1] as number;
}

/** A bar from the floor (0) up or, where `isDown`, from the ceiling down. Nothing is a line on the floor. */
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
