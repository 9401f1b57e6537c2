import type { DealEventKind, DealStage } from "#db/tables/deals.ts";
import { type Context, requireStaff } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize, isAllowed } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { type DealRow, insertDealEvent, selectDealRow } from "./deal-queries.ts";

/**
 * Finds a deal that the viewer may read. One outside the viewer's scope is reported as not found.
 *
 * @throws NotSignedIn; NotFound
 */
export async function requireReadableDeal(context: Context, id: string, options = {}): Promise<DealRow> {
  const staff = requireStaff(context);
  const deal = isUuid(id) ? await selectDealRow(context.db, id, options) : undefined;
  if (!deal || !isAllowed(staff, "lead.read", deal)) throw new NotFound(m.desk_record_not_found());
  return deal;
}

/**
 * Checks permission to change a deal before anything is changed. Returns the deal's id.
 *
 * @throws NotSignedIn; NotFound; NotAllowed
 */
export async function requireWritableDeal(context: Context, id: string): Promise<string> {
  const deal = await requireReadableDeal(context, id);
  authorize(context, "lead.write", deal);
  return deal.id;
}

/** Locks a deal that the viewer may change. @throws NotSignedIn; NotFound; NotAllowed */
export async function lockWritableDeal(context: Context, id: string): Promise<DealRow> {
  const deal = await requireReadableDeal(context, id, { forUpdate: true });
  authorize(context, "lead.write", deal);
  return deal;
}

interface NewEvent {
  kind: DealEventKind;
  from_stage?: DealStage | null;
  to_stage?: DealStage | null;
  text?: string | null;
  details?: Record<string, unknown>;
}

/** Adds an event to the deal's history and to the audit log. The audit log doesn't get any text that people wrote. */
export async function recordDealEvent(
  context: Context,
  deal: Pick<DealRow, "id" | "office_id">,
  { kind, from_stage = null, to_stage = null, text = null, details = {} }: NewEvent,
): Promise<void> {
  await insertDealEvent(context.db, {
    deal_id: deal.id,
    kind,
    from_stage,
    to_stage,
    text,
    account_id: requireStaff(context).id,
    details: JSON.stringify(details),
    happened_at: context.clock(),
  });
  await recordAuditEvent(context, {
    action: `deal.${kind}`,
    subject: `deal ${deal.id}`,
    office_id: deal.office_id,
    details: { ...details, ...(to_stage && { from: from_stage, to: to_stage }) },
  });
}
