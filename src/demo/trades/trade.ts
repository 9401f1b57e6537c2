/**
 * Texts and financials of one kind of business. Sentences and names may contain `[this|that]`, of which one is chosen,
 * and `{4-9}`, which becomes a number.
 */
export interface Trade {
  figures: TradeFigures;
  names: readonly string[];
  /** Follow the name in a headline. */
  hooks: readonly string[];
  work: readonly string[];
  clients: readonly string[];
  staff: readonly string[];
  /** What a new owner could do. */
  next: readonly string[];
  reasons: readonly string[];
  season: string;
}

export interface TradeFigures {
  /** Range in thousands of major units per year. */
  sde: readonly [number, number];
  /** Percentages of a year's sales: SDE, inventory, furniture and equipment. */
  margin: number;
  stock: number;
  kit: number;
  /** Thousands of yearly sales per employee. */
  head: number;
  /** Percentage of businesses that own their premises. */
  estate: number;
}

/**
 * Parses a trade from lines of "name: text": `figures`, then `name`, `hook` and `why` with parts separated by
 * semicolons, and one sentence per line of `work`, `clients`, `staff`, `next` and `season`.
 */
export function readTrade(text: string): Trade {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => /^(\w+): (.+)$/.exec(line.trim()) ?? fail(`This is no line of a trade: ${line}`));
  const sentences = (key: string): string[] => lines.filter(([, name]) => name === key).map(([, , said = ""]) => said);
  const only = (key: string): string => sentences(key)[0] ?? fail(`A trade says nothing of its ${key}`);
  const parts = (key: string): string[] => only(key).split("; ");
  return {
    figures: readFigures(only("figures")),
    names: parts("name"),
    hooks: parts("hook"),
    work: sentences("work"),
    clients: sentences("clients"),
    staff: sentences("staff"),
    next: sentences("next"),
    reasons: parts("why"),
    season: only("season"),
  };
}

function readFigures(text: string): TradeFigures {
  const [, low, high, ...rest] =
    /^sde (\d+)-(\d+), margin (\d+), stock (\d+), kit (\d+), head (\d+), estate (\d+)$/.exec(text) ??
    fail(`These are no figures of a trade: ${text}`);
  const [margin = 0, stock = 0, kit = 0, head = 0, estate = 0] = rest.map(Number);
  return { sde: [Number(low), Number(high)], margin, stock, kit, head, estate };
}

function fail(message: string): never {
  throw new Error(message);
}
