import { type Context, runInTransaction } from "#domain/context.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { toMinor } from "#lib/money.ts";
import { normalizeLines } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { createFieldProblem, type DealChange } from "./deal-input.ts";
import { selectNamedDeal } from "./deal-list-queries.ts";
import { type DealRow, isAgentOf, updateDealRow } from "./deal-queries.ts";
import { lockWritableDeal, recordDealEvent } from "./require-deal.ts";
import { type ShownDeal, showDeal } from "./show-deal.ts";

/** Creates the error for an edit of an outdated version; it contains the stored deal. */
export async function createStaleDealError(context: Context, id: string): Promise<Conflict> {
  return new Conflict(m.desk_conflict(), await showDeal(context, id));
}

/**
 * Changes who is responsible for a deal, the expected closing, the commission and the deposit.
 *
 * @returns only the id if the viewer gave the deal to someone else and may no longer see it
 *
 * @throws NotSignedIn; NotFound; NotAllowed; Invalid; Conflict
 */
export function updateDeal(context: Context, id: string, change: DealChange): Promise<ShownDeal | { id: string }> {
  return runInTransaction(context, async (tx) => {
    const deal = await lockWritableDeal(tx, id);
    if (change.version !== deal.version) throw await createStaleDealError(tx, id);
    const values = await readValues(tx, deal, change);
    const changed = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== deal[name]);
    if (changed.length > 0) {
      await updateDealRow(tx.db, id, { ...values, updated_at: tx.clock() });
      await recordDealEvent(tx, deal, { kind: "changed", details: { fields: changed } });
    }
    return showDeal(tx, id).catch((error) => {
      // The deal was given to someone else, so the viewer can no longer see it.
      if (error instanceof NotFound) return { id };
      throw error;
    });
  });
}

async function readValues({ db }: Context, deal: DealRow, change: DealChange) {
  const { agent_id = null, expected_closing = null, commission_basis_points = null, commission = null } = change;
  const { deposit_holder, deposit = null, deposit_received_on = null } = change;
  if (commission !== null && commission_basis_points !== null)
    throw createFieldProblem("commission", m.deal_commission_one());
  // An agent who has left stays responsible until someone else is chosen.
  if (agent_id !== null && agent_id !== deal.agent_id && !(await isAgentOf(db, agent_id, deal.office_id)))
    throw createFieldProblem("agent_id", m.deal_agent_wrong());
  const currency = (await selectNamedDeal(db, deal.id))?.currency ?? "";
  const convert = (amount: number | null) => (amount === null ? null : toMinor(amount, currency));
  return {
    agent_id,
    expected_closing,
    commission_basis_points,
    commission: convert(commission),
    deposit_holder: deposit_holder || null,
    deposit: convert(deposit),
    deposit_received_on,
  };
}

/** Adds a note to the deal's history. @throws NotSignedIn; NotFound; NotAllowed; Invalid */
export async function addDealNote(
  context: Context,
  id: string,
  { text }: { text?: string | null | undefined },
): Promise<ShownDeal> {
  return runInTransaction(context, async (tx) => {
    const deal = await lockWritableDeal(tx, id);
    const note = normalizeLines(text ?? "");
    if (note === "") throw createFieldProblem("text", m.field_required());
    await recordDealEvent(tx, deal, { kind: "note", text: note });
    return showDeal(tx, id);
  });
}
