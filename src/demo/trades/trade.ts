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
    .map((line) => /^(\w+): (.+)$/.exec(line.trim()) ?? fail(`Expected "name: text" in a trade, but got: ${line}`));
  const getSentences = (key: string): string[] =>
    lines.filter(([, name]) => name === key).map(([, , said = ""]) => said);
  const getSentence = (key: string): string => getSentences(key)[0] ?? fail(`A trade has no "${key}" line`);
  const getParts = (key: string): string[] => getSentence(key).split("; ");
  return {
    figures: readFigures(getSentence("figures")),
    names: getParts("name"),
    hooks: getParts("hook"),
    work: getSentences("work"),
    clients: getSentences("clients"),
    staff: getSentences("staff"),
    next: getSentences("next"),
    reasons: getParts("why"),
    season: getSentence("season"),
  };
}

function readFigures(text: string): TradeFigures {
  const [, low, high, ...rest] =
    /^sde (\d+)-(\d+), margin (\d+), stock (\d+), kit (\d+), head (\d+), estate (\d+)$/.exec(text) ??
    fail(`Invalid figures in a trade: ${text}`);
  const [margin = 0, stock = 0, kit = 0, head = 0, estate = 0] = rest.map(Number);
  return { sde: [Number(low), Number(high)], margin, stock, kit, head, estate };
}

function fail(message: string): never {
  throw new Error(message);
}
