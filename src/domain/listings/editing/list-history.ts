import type { Context } from "#domain/context.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { LISTING_FIELDS } from "../fields/listing-fields.ts";
import { toMajorText } from "../fields/listing-values.ts";
import { openListing } from "./find-desk-listing.ts";
import { selectChanges } from "./history-queries.ts";

/** A change to one field; amounts are in major units, yearly financials JSON, null means "not disclosed". */
export interface HistoryEntry {
  id: number;
  at: string;
  who: string | null;
  field: string;
  old_value: string | null;
  new_value: string | null;
}

const MAX_ENTRIES = 200;

/** Returns a listing's change history, latest first, for users who may edit it. @throws NotFound, NotAllowed */
export async function listHistory(context: Context, number: number): Promise<HistoryEntry[]> {
  const { row } = await openListing(context, number, "listing.write", false);
  const toDisplayValue = (field: string, value: string | null): string | null => {
    const type = getOwnValue(LISTING_FIELDS, field)?.type;
    return value !== null && type ? toMajorText(type, value, row.currency) : value;
  };
  return (await selectChanges(context.db, number, MAX_ENTRIES)).map(
    ({ id, who, field, old_value, new_value, changed_at }) => ({
      id,
      who,
      field,
      at: changed_at.toISOString(),
      old_value: toDisplayValue(field, old_value),
      new_value: toDisplayValue(field, new_value),
    }),
  );
}
