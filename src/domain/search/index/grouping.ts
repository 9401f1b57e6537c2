/** Listings grouped by a code. Within a group, they are in index order. */
export interface Grouping {
  order: Uint32Array<ArrayBuffer>;
  /** Where each group begins in `order`; the last entry is the end of the last group. */
  starts: Uint32Array<ArrayBuffer>;
}

/** Groups listings by counting sort. `codes` contains each listing's group, below `groups`. */
export function getGrouping(codes: ArrayLike<number>, groups: number): Grouping {
  const starts = new Uint32Array(groups + 1);
  for (let at = 0; at < codes.length; at++) starts[codes[at]! + 1]! += 1;
  for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!;
  const next = starts.slice();
  const order = new Uint32Array(codes.length);
  for (let at = 0; at < codes.length; at++) order[next[codes[at]!]!++] = at;
  return { order, starts };
}

/** Returns the codes that a grouping was built from. */
export function getCodes({ order, starts }: Grouping): Uint32Array<ArrayBuffer> {
  const codes = new Uint32Array(order.length);
  for (let group = 0; group + 1 < starts.length; group++) {
    for (let at = starts[group]!; at < starts[group + 1]!; at++) codes[order[at]!] = group;
  }
  return codes;
}

/** Assigns codes to values in order of first appearance. */
export class Dictionary<T> {
  readonly values: T[];
  readonly #codes: Map<T, number>;

  constructor(values: readonly T[] = []) {
    this.values = [...values];
    this.#codes = new Map(values.map((value, code) => [value, code]));
  }

  /** Returns the value's code; a new value gets the next one. */
  add(value: T): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    this.#codes.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  find(value: T): number | undefined {
    return this.#codes.get(value);
  }
}
