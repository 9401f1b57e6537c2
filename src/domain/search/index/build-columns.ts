import { Dictionary } from "./grouping.ts";
import { createHeadlineTerms } from "./headline-terms.ts";
import type { IndexRow } from "./index-queries.ts";
import type { IndexColumns, Place, Sector } from "./listing-index.ts";
import { createBoundedColumn, createNumberColumn, createOrderedColumn, encodeNumbers } from "./ordered-column.ts";

/** Builds an index's columns from listings, which must be added in ascending order of number. */
export class ColumnBuilder {
  readonly #numbers: number[] = [];
  readonly #rowVersions: number[] = [];
  readonly #flags: number[] = [];
  readonly #values = {
    listed: [] as number[],
    price: [] as number[],
    down_payment: [] as number[],
    sde: [] as number[],
    sales: [] as number[],
  };
  readonly #founded: number[] = [];
  readonly #names = createEncoder<string>();
  readonly #headlines: string[] = [];
  readonly #offices = createEncoder<number>();
  readonly #agents = createEncoder<number | null>();
  readonly #places = createEncoder<Place>();
  readonly #sectors = createEncoder<Sector>();
  readonly #states = createEncoder<string>();

  add(rows: readonly IndexRow[]): void {
    for (const row of rows) {
      this.#numbers.push(row.number);
      this.#rowVersions.push(row.row_version);
      this.#flags.push(row.flags);
      this.#values.listed.push(row.listed);
      this.#values.price.push(row.price ?? Number.NaN);
      this.#values.down_payment.push(row.down_payment ?? Number.NaN);
      this.#values.sde.push(row.sde ?? Number.NaN);
      this.#values.sales.push(row.sales ?? Number.NaN);
      this.#founded.push(row.founded ?? 0);
      this.#names.add(row.name);
      this.#headlines.push(row.name);
      this.#offices.add(row.office_id);
      this.#agents.add(row.agent_id);
      this.#places.add(getPlace(row));
      this.#sectors.add(getSector(row));
      this.#states.add(row.region_slug);
    }
  }

  buildColumns(compareNames: (a: string, b: string) => number): IndexColumns {
    const names = this.#names.finish();
    return {
      numbers: Int32Array.from(this.#numbers),
      row_versions: Uint32Array.from(this.#rowVersions),
      flags: Uint16Array.from(this.#flags),
      listed: createNumberColumn(...encodeNumbers(Float64Array.from(this.#values.listed))),
      price: createBoundedColumn(...encodeNumbers(Float64Array.from(this.#values.price))),
      down_payment: createBoundedColumn(...encodeNumbers(Float64Array.from(this.#values.down_payment))),
      sde: createBoundedColumn(...encodeNumbers(Float64Array.from(this.#values.sde))),
      sales: createBoundedColumn(...encodeNumbers(Float64Array.from(this.#values.sales))),
      founded: Uint16Array.from(this.#founded),
      name: createOrderedColumn(...encodeNames(names.dictionary.values, names.codes, compareNames)),
      headlines: createHeadlineTerms(this.#headlines),
      offices: this.#offices.finish(),
      agents: this.#agents.finish(),
      places: this.#places.finish(),
      sectors: this.#sectors.finish(),
      states: this.#states.finish(),
    };
  }
}

export function getPlace({ latitude, longitude }: Pick<IndexRow, "latitude" | "longitude">): Place {
  return latitude === null || longitude === null ? "" : `${latitude},${longitude}`;
}

export function getSector(row: Pick<IndexRow, "category_slug" | "subcategory_slug">): Sector {
  return `${row.category_slug}/${row.subcategory_slug ?? ""}`;
}

function createEncoder<T>() {
  const dictionary = new Dictionary<T>();
  const codes: number[] = [];
  return {
    add: (value: T) => codes.push(dictionary.add(value)),
    finish: () => ({ dictionary, codes: Uint32Array.from(codes) }),
  };
}

/** Names that compare as equal share a code. */
function encodeNames(
  names: readonly string[],
  codes: Uint32Array,
  compare: (a: string, b: string) => number,
): [Uint32Array<ArrayBuffer>, number] {
  const sorted = Array.from(names, (_, name) => name).sort((a, b) => compare(names[a]!, names[b]!));
  const positions = new Uint32Array(names.length);
  let position = -1;
  sorted.forEach((name, at) => {
    if (at === 0 || compare(names[sorted[at - 1]!]!, names[name]!) !== 0) position += 1;
    positions[name] = position;
  });
  return [Uint32Array.from(codes, (code) => positions[code]!), position + 1];
}
