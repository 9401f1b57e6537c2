/** The size of a chart in SVG units. It is 320 wide so that its text stays readable on the narrowest phone. */
export const PLOT = { width: 320, height: 220, left: 50, right: 14, top: 20, bottom: 38 } as const;

export interface Scale {
  /** Converts a value to SVG units. */
  toUnits(value: number): number;
  ticks: number[];
}

/** Creates a logarithmic scale with a margin of 25% on both sides. */
export function createLogScale(values: readonly number[], from: number, to: number): Scale {
  const positive = values.filter((value) => value > 0);
  const low = Math.log10(Math.min(...positive) / 1.25);
  const high = Math.log10(Math.max(...positive) * 1.25);
  const toUnits = (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
  return { toUnits, ticks: listRoundNumbers(10 ** low, 10 ** high) };
}

export function createLinearScale(low: number, high: number, from: number, to: number, count = 4): Scale {
  const toUnits = (value: number) => from + ((value - low) / (high - low || 1)) * (to - from);
  const rough = (high - low || 1) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high + step / 1e6; tick += step) ticks.push(tick);
  return { toUnits, ticks };
}

/** Lists 1, 2 and 5 times the powers of ten in a range, or only the powers if there would be more than five. */
function listRoundNumbers(low: number, high: number): number[] {
  const listInRange = (factors: number[]) => {
    const found: number[] = [];
    for (let power = Math.floor(Math.log10(low)); power <= Math.ceil(Math.log10(high)); power++)
      for (const factor of factors) found.push(factor * 10 ** power);
    return found.filter((value) => value >= low && value <= high);
  };
  const all = listInRange([1, 2, 5]);
  return all.length > 5 ? listInRange([1]) : all;
}
