import type { Context } from "#domain/context.ts";
import { toMajor } from "#lib/money.ts";
import { MONEY_FIELDS } from "../../fields/listing-values.ts";
import { openListing } from "../find-at-desk.ts";
import { selectChanges } from "./history-queries.ts";

/** One field that somebody has changed; amounts in major units, null is "not disclosed". */
export interface HistoryEntry {
  id: number;
  at: string;
  who: string | null;
  field: string;
  old_value: string | null;
  new_value: string | null;
}

/** As much as anybody scrolls through. */
const SHOWN = 200;

const MONEY: ReadonlySet<string> = new Set(MONEY_FIELDS);

/** Who changed what of a listing, the latest first; for those alone who may write it. @throws NotFound, NotAllowed */
export async function listHistory(context: Context, number: number): Promise<HistoryEntry[]> {
  const { row } = await openListing(context, number, "listing.write", false);
  const shown = (field: string, value: string | null): string | null =>
    value !== null && MONEY.has(field) ? String(toMajor(Number(value), row.currency)) : value;
  return (await selectChanges(context.db, number, SHOWN)).map(
    ({ id, who, field, old_value, new_value, changed_at }) => ({
      id,
      who,
      field,
      at: changed_at.toISOString(),
      old_value: shown(field, old_value),
      new_value: shown(field, new_value),
    }),
  );
}
