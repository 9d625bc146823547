const width = 300;
const height = 90;

/** A step line with one step per day, each between 0 (top) and 1 (bottom). */
export function DaysPlot({ depths }: { depths: readonly number[] }) {
  const steps = depths.map((depth, day) => `V${round(depth * height)}H${round(((day + 1) / depths.length) * width)}`);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="days-line" d={`M0 ${round((depths[0] ?? 0) * height)}${steps.join('')}`} />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
