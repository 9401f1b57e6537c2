import * as v from "valibot";
import type { LeadEventKind } from "#db/tables/leads.ts";
import { type Context, requireStaff, type StaffViewer } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize, isAllowed } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { hasEvent, insertEvent, selectLeadRow } from "./lead-queries.ts";
import type { LeadRow } from "./routing/inquiry-lead-queries.ts";

/**
 * Finds a lead that the viewer may read. One outside the viewer's scope is reported as not found.
 *
 * @throws NotSignedIn, NotFound
 */
export async function requireReadableLead(context: Context, id: string, options = {}): Promise<LeadRow> {
  const staff = requireStaff(context);
  const lead = isUuid(id) ? await selectLeadRow(context.db, id, options) : undefined;
  if (!lead || !isAllowed(staff, "lead.read", lead)) throw new NotFound(m.lead_not_found());
  return lead;
}

/**
 * Checks permission to change a lead before anything is changed. Returns the lead's id.
 *
 * @throws NotSignedIn, NotFound, NotAllowed
 */
export async function requireWritableLead(context: Context, id: string): Promise<string> {
  const lead = await requireReadableLead(context, id);
  authorize(context, "lead.write", lead);
  return lead.id;
}

/** Locks a lead that the viewer may change. @throws NotSignedIn, NotFound, NotAllowed */
export async function lockWritableLead(context: Context, id: string): Promise<{ lead: LeadRow; staff: StaffViewer }> {
  const lead = await requireReadableLead(context, id, { forUpdate: true });
  return { lead, staff: authorize(context, "lead.write", lead) };
}

/** The client's idempotency key. A repeated key is already done. */
export const eventKey = v.nullish(v.pipe(v.string("invalid"), v.uuid("invalid")));

/** Returns whether an action with this idempotency key was already performed. The lead must be locked. */
export async function isDone({ db }: Context, key: string | null | undefined): Promise<boolean> {
  return key ? hasEvent(db, key) : false;
}

interface NewEvent {
  kind: LeadEventKind;
  key?: string | null;
  agent_id?: number | null;
  text?: string | null;
  details?: Record<string, unknown>;
}

/** Adds an event to the lead's history and to the audit log. The audit log doesn't get any text that people wrote. */
export async function recordEvent(
  context: Context,
  lead: Pick<LeadRow, "id" | "office_id">,
  { kind, key = null, agent_id = null, text = null, details = {} }: NewEvent,
): Promise<number> {
  const id = await insertEvent(context.db, {
    lead_id: lead.id,
    kind,
    key,
    agent_id,
    text,
    account_id: context.viewer.role === "staff" ? context.viewer.id : null,
    details: JSON.stringify(details),
    happened_at: context.clock(),
  });
  if (context.viewer.role === "staff") {
    await recordAuditEvent(context, {
      action: `lead.${kind}`,
      subject: `lead ${lead.id}`,
      office_id: lead.office_id,
      details: { event: id, ...(agent_id === null ? {} : { agent: agent_id }) },
    });
  }
  return id;
}
