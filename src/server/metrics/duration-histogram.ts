/** Upper bounds in seconds, from a cached page to longer than any visitor would wait. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  /** Observations by bucket, not cumulative; the last one is above all bounds. */
  counts: Float64Array;
  sum: number;
}

/**
 * Counts request durations by labels. Libraries look up each series by its labels, which takes about as long as serving
 * a cached page, so this is our own.
 */
export class DurationHistogram {
  readonly #name: string;
  readonly #help: string;
  readonly #series = new Map<string, Series>();

  constructor(name: string, help: string) {
    this.#name = name;
    this.#help = help;
  }

  /** @param labels as Prometheus writes them: `class="page",status="200"`. */
  observe(labels: string, seconds: number): void {
    let series = this.#series.get(labels);
    if (!series) {
      series = { counts: new Float64Array(BUCKETS.length + 1), sum: 0 };
      this.#series.set(labels, series);
    }
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > BUCKETS[bucket]!) bucket += 1;
    series.counts[bucket]! += 1;
    series.sum += seconds;
  }

  /** Renders all series in Prometheus' text format. */
  render(): string {
    const lines = [`# HELP ${this.#name} ${this.#help}`, `# TYPE ${this.#name} histogram`];
    for (const [labels, { counts, sum }] of this.#series) {
      let total = 0;
      for (const [index, count] of counts.entries()) {
        total += count;
        lines.push(`${this.#name}_bucket{le="${BUCKETS[index] ?? "+Inf"}",${labels}} ${total}`);
      }
      lines.push(`${this.#name}_sum{${labels}} ${sum}`, `${this.#name}_count{${labels}} ${total}`);
    }
    return `${lines.join("\n")}\n`;
  }
}
