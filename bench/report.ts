/** Inclusive bounds of a value. */
interface Bounds {
  max?: number;
  min?: number;
}

export interface Row {
  what: string;
  value: number;
  /** Printed after every number of the row. */
  unit?: string;
  digits?: number;
  /** The reference that ran in the same minute, and the ratio of the two. */
  beside?: string;
  /** Target value; missing it is only reported. */
  wanted?: Bounds;
  /** Worst acceptable value on any machine; exceeding it fails the benchmark. */
  floor?: Bounds;
}

/** Prints one row of a benchmark. The process fails if the value exceeds its floor. */
export function printRow({ what, value, unit = "", digits = 2, beside = "", wanted, floor }: Row): void {
  const formatNumber = (number: number): string =>
    `${number.toLocaleString("en", { maximumFractionDigits: digits, minimumFractionDigits: digits })}${unit && ` ${unit}`}`;
  const aim = wanted && `${getLimits(wanted)}${unit && ` ${unit}`}: ${isWithin(value, wanted) ? "met" : "missed"}`;
  const broken = floor && !isWithin(value, floor) ? `BREAKS THE FLOOR, ${getLimits(floor)}` : "";
  if (broken) process.exitCode = 1;
  const columns = [what.padEnd(50), formatNumber(value).padStart(12), beside.padEnd(44), aim, broken];
  console.log(columns.filter(Boolean).join("  ").trimEnd());
}

function getLimits({ max, min: least }: Bounds): string {
  return [least !== undefined && `at least ${least}`, max !== undefined && `at most ${max}`].filter(Boolean).join(", ");
}

function isWithin(
  value: number,
  { max = Number.POSITIVE_INFINITY, min: least = Number.NEGATIVE_INFINITY }: Bounds,
): boolean {
  return value >= least && value <= max;
}

export function computePercentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

export function computeMedian(values: readonly number[]): number {
  return computePercentile(values, 0.5);
}

/** Returns the exponent x if the duration grows like size^x, from two sizes and their durations. */
export function getGrowthExponent(sizes: [number, number], taken: [number, number]): number {
  return Math.log(taken[1] / taken[0]) / Math.log(sizes[1] / sizes[0]);
}
