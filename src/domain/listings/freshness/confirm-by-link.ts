import { type Context, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Gone } from "#lib/errors.ts";
import { isSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { insertEvent, selectEditedListing, updateListingRow } from "../editing/editing-queries.ts";
import { insertChanges } from "../editing/history-queries.ts";
import { notifyListingChange } from "../editing/notify-change.ts";
import { requireAnswers } from "../editing/open-questions.ts";
import { requirePublishable } from "../editing/require-publishable.ts";
import { recordConfirmation } from "./confirm-listing.ts";
import { lockActiveListing, selectAgentAccount, selectConfirmationByToken } from "./freshness-queries.ts";

/** The listing of an emailed link. */
export interface LinkedListing {
  number: number;
  name: string;
  /**
   * `unconfirmed`: the link confirms it. `withdrawn`: it left the site because it wasn't confirmed, and the link
   * publishes it again. `confirmed`: nothing is left to do.
   */
  state: "unconfirmed" | "withdrawn" | "confirmed";
}

/**
 * Finds the listing of an emailed link.
 *
 * @throws Gone if the link has expired, or the listing got another agent or was taken off the market since
 */
export async function findLinkedListing(context: Context, token: string): Promise<LinkedListing> {
  const { number, name, state } = await openLink(context, token);
  return { number, name, state };
}

async function openLink({ db, clock, locale }: Context, token: string) {
  const row = isSecret(token) ? await selectConfirmationByToken(db, sha256(token), clock()) : undefined;
  const state = row && getState(row);
  if (!state) throw new Gone(m.fresh_link_gone({}, getMessageOptions(locale)));
  return { ...row, state };
}

type LinkRow = NonNullable<Awaited<ReturnType<typeof selectConfirmationByToken>>>;

function getState({ status, is_confirmed, withdrawn_at }: LinkRow): LinkedListing["state"] | null {
  if (status === "under_offer" || (status === "active" && is_confirmed)) return "confirmed";
  if (status === "active") return "unconfirmed";
  return status === "withdrawn" && !is_confirmed && withdrawn_at ? "withdrawn" : null;
}

/**
 * Confirms a listing by an emailed link. If it was withdrawn because it wasn't confirmed, publishes it again. Safe to
 * repeat.
 *
 * @returns the listing as it was before
 *
 * @throws Gone; Invalid if the listing was edited since it was withdrawn and isn't ready to be published
 */
export function confirmByLink(context: Context, token: string): Promise<LinkedListing> {
  return runInTransaction(context, async (tx) => {
    await lockActiveListing(tx.db, (await openLink(tx, token)).number);
    const { number, name, state, agent_id, confirmed_at, withdrawn_at } = await openLink(tx, token);
    const account_id = await selectAgentAccount(tx.db, agent_id);
    if (state === "withdrawn" && withdrawn_at) await relist(tx, number, withdrawn_at, account_id);
    if (state !== "confirmed") await recordConfirmation(tx, { number, confirmed_at }, account_id);
    return { number, name, state };
  });
}

/** Only an edited text is checked, because the text was public until the withdrawal. */
async function relist(context: Context, number: number, withdrawn_at: Date, account_id: number | null): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const row = await selectEditedListing(db, number, false);
  if (row && row.updated_at > withdrawn_at) {
    requirePublishable(context, row);
    await requireAnswers(context, row);
  }
  await updateListingRow(db, number, { status: "active", updated_at: now });
  const event = { listing_number: number, field: "status" as const, old_value: "withdrawn", new_value: "active" };
  await insertEvent(db, { ...event, happened_at: now });
  await insertChanges(db, [{ ...event, account_id, changed_at: now }]);
  await notifyListingChange(context, number, "active");
}
