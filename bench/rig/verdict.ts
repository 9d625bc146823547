/** The measured values of all rounds and the goal. `floors` are the baseline values of the same rounds. */
export type Part = {
  name: string;
  unit: string;
  values: number[];
  floors: number[];
  /** Whether the goal applies to the ratio to the baseline or to the value itself. */
  of: 'ratio' | 'value';
  goal: number;
  /** `exactly` is for correctness goals, which a quick run does not lower. */
  is: 'at least' | 'at most' | 'exactly';
};

export type Judged = { line: string; isOk: boolean; margin: number };

const signs = { 'at least': '>=', 'at most': '<=', exactly: '=' };

export function judge({ name, unit, values, floors, of, goal, is }: Part, quick: boolean): Judged {
  const value = median(values);
  const floor = median(floors);
  // The ratio is computed per round, because a slow machine slows down both the product and the baseline.
  const ratio = median(values.map((one, round) => one / (floors[round] ?? NaN)));
  const found = of === 'ratio' ? ratio : value;
  const wanted = quick && is !== 'exactly' ? goal * (is === 'at least' ? 0.5 : 2) : goal;
  const margin = is === 'at least' ? found / wanted : is === 'at most' ? wanted / found : found === wanted ? 9e9 : 0;
  const isOk = margin >= 1;
  const amount = (number: number): string => `${format(number)}${/^\w/.test(unit) ? ` ${unit}` : unit}`;
  const facts = [
    `${name}: ${amount(value)}`,
    ...(Number.isFinite(floor) ? [`baseline ${amount(floor)}`] : []),
    ...(Number.isFinite(ratio) ? [`ratio ${ratio.toFixed(2)}`] : []),
    `goal: ${of === 'ratio' ? `ratio ${signs[is]} ${format(wanted)}` : `${signs[is]} ${amount(wanted)}`}`,
  ];
  return { line: `${facts.join(', ')} ${isOk ? 'ok' : 'missed'}`, isOk, margin };
}

/** Returns `name: result: value, baseline, ratio, goal ok|missed` for the result with the smallest margin. */
export function summary(name: string, judged: Judged[]): string {
  const [tightest] = judged.toSorted((a, b) => a.margin - b.margin);
  if (!tightest) throw new Error(`${name} measured nothing`);
  return `${name}: ${tightest.line}`;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

export function percentile(values: number[], share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function format(value: number): string {
  if (!Number.isFinite(value)) return '-';
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
