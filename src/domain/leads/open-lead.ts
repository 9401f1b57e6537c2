import * as v from "valibot";
import type { LeadEventKind } from "#db/tables/leads.ts";
import { type Context, requireStaff, type StaffViewer } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { allow, may } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { hasEvent, insertEvent, selectLeadRow } from "./lead-queries.ts";
import type { LeadRow } from "./routing/filing-queries.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A lead for somebody who may read it; another's is as unknown as one that does not exist. @throws NotSignedIn, NotFound */
export async function readLead(context: Context, id: string, options = {}): Promise<LeadRow> {
  const staff = requireStaff(context);
  const lead = UUID.test(id) ? await selectLeadRow(context.db, id, options) : undefined;
  if (!lead || !may(staff, "lead.read", lead)) throw new NotFound(m.lead_not_found());
  return lead;
}

/** The same for somebody who may change it, before anything is. @throws NotSignedIn, NotFound, NotAllowed */
export async function allowLead(context: Context, id: string): Promise<string> {
  const lead = await readLead(context, id);
  allow(context, "lead.write", lead);
  return lead.id;
}

/** The same, locked, for somebody who may change it. @throws NotSignedIn, NotFound, NotAllowed */
export async function writeLead(context: Context, id: string): Promise<{ lead: LeadRow; staff: StaffViewer }> {
  const lead = await readLead(context, id, { forUpdate: true });
  return { lead, staff: allow(context, "lead.write", lead) };
}

/** The number that its writer gives to what they write: sent again, it is done already. */
export const eventKey = v.nullish(v.pipe(v.string("invalid"), v.uuid("invalid")));

/** Whether what its writer numbered so has been done. Asked with the lead locked. */
export async function isDone({ db }: Context, key: string | null | undefined): Promise<boolean> {
  return key ? hasEvent(db, key) : false;
}

interface Happened {
  kind: LeadEventKind;
  key?: string | null;
  agent_id?: number | null;
  text?: string | null;
  details?: Record<string, unknown>;
}

/** Writes what somebody did into the lead's history and, without anybody's words, into the desk's log. */
export async function recordEvent(
  context: Context,
  lead: Pick<LeadRow, "id" | "office_id">,
  { kind, key = null, agent_id = null, text = null, details = {} }: Happened,
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
