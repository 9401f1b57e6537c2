import { type Context, runInTransaction } from "#domain/context.ts";
import { toListingSlug } from "#domain/listings/listing.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { ListingValues } from "../fields/listing-fields.ts";
import { formatValue, listChangedFields } from "../fields/listing-values.ts";
import type { TypedFields } from "../fields/typed-fields.ts";
import { getPriceBefore } from "../price-before.ts";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { type EditedListing, insertEvent, selectEditedListing, updateValues } from "./editing-queries.ts";
import { openListing } from "./find-desk-listing.ts";
import { insertChanges } from "./history-queries.ts";
import { notifyListingChange } from "./notify-change.ts";
import { type Answers, requireAnswers, saveAnswers } from "./open-questions.ts";
import { readFields } from "./read-fields.ts";
import { recordListingEvent } from "./record-listing-event.ts";
import { requireOffice } from "./require-office.ts";
import { requirePublishable } from "./require-publishable.ts";

export interface ListingEdit {
  number: number;
  /** The version of the text that the editor loaded. */
  version: number;
  fields: TypedFields;
  /** Answers to questions that are open or that this edit raises. */
  answers?: Answers;
}

/**
 * Updates a listing. A save that changes nothing succeeds at any version, so that it can be retried.
 *
 * @throws Conflict with the current listing (`current`) if someone else has saved since; Invalid, also if the listing
 * is public and a question would stay unanswered; NotFound, NotAllowed
 */
export function editListing(
  context: Context,
  { number, version, fields, answers = {} }: ListingEdit,
): Promise<DeskListing> {
  return runInTransaction(context, async (tx) => {
    const { row, staff } = await openListing(tx, number, "listing.write");
    const after = readFields(tx, fields, row);
    const changed = listChangedFields(row, after);
    if (changed.length > 0 && version !== row.version) throw await createStaleEditError(tx, row);
    if (changed.includes("office_id") || changed.includes("agent_id")) await requireOffice(tx, after);
    await saveAnswers(tx, number, staff.id, answers);
    if (row.status === "active" || row.status === "under_offer") {
      requirePublishable(tx, after);
      if (changed.length > 0) await requireAnswers(tx, { ...after, number });
    }
    if (changed.length > 0) await writeChange(tx, row, after, changed, staff.id);
    const saved = await selectEditedListing(tx.db, number, false);
    return toDeskListing(tx, saved ?? row, staff);
  });
}

async function writeChange(
  context: Context,
  row: EditedListing,
  after: ListingValues,
  changed: (keyof ListingValues)[],
  account_id: number,
): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const { number, status } = row;
  await updateValues(db, number, after, {
    slug: toListingSlug(after.name, number),
    price_before: getPriceBefore(row, after.price),
    version: row.version + 1,
    updated_at: now,
    // Editing a public listing also confirms that it is current.
    ...(status === "active" || status === "under_offer" ? { confirmed_at: now } : {}),
  });
  await insertChanges(
    db,
    changed.map((field) => ({
      listing_number: number,
      account_id,
      field,
      changed_at: now,
      old_value: formatValue(row[field]),
      new_value: formatValue(after[field]),
    })),
  );
  if (changed.includes("price") && status !== "draft") {
    await insertEvent(db, {
      listing_number: number,
      field: "price",
      old_value: formatValue(row.price),
      new_value: formatValue(after.price),
      happened_at: now,
    });
  }
  // Logs the names of the fields but not their values: more people can read the log than the confidential fields.
  const { office_id } = after;
  await recordListingEvent(context, "listing.edited", { number, office_id }, { fields: changed });
  await notifyListingChange(context, number, status);
}

/** Creates the error for an edit of an outdated version. Its `current` is the listing as it is now. */
export async function createStaleEditError(context: Context, row: EditedListing): Promise<Conflict> {
  const { row: current, staff } = await openListing(context, row.number, "listing.read", false);
  return new Conflict(
    m.desk_listing_changed({}, getMessageOptions(context.locale)),
    await toDeskListing(context, current, staff),
  );
}
