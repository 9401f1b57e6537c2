import { createRemark, type Remark } from "#domain/imports/table-files/remark.ts";
import { m } from "#messages/messages.js";
import type { ImportField } from "./header-names.ts";
import type { StoredListing } from "./import-queries.ts";

/** Lists the values of a row that contradict each other. */
export function findContradictions(values: Partial<StoredListing>): [ImportField, Remark][] {
  const { investment_min, investment_max, listed_at, sold_at } = values;
  const found: [ImportField, Remark][] = [];
  if (investment_min && investment_max && investment_min > investment_max)
    found.push(["investment_min", createRemark(m.investment_order, {})]);
  if (listed_at && sold_at && sold_at < listed_at)
    found.push(["sold_at", createRemark(m.import_sold_before_listed, {})]);
  return found;
}
