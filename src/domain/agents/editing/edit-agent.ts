import * as v from "valibot";
import { type Context, inTransaction, requireStaff } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { emailField, lineOf, phoneField, readStaffForm, toText } from "#domain/staff/staff-fields.ts";
import type { StaffCodes } from "#domain/staff/staff-messages.ts";
import { allow, getScope, may, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import {
  type AgentListQuery,
  type EditedAgentRow,
  selectEditedAgent,
  selectEditedAgents,
  updateAgent,
} from "./edited-agent-queries.ts";

/** An agent as the desk edits them; `version` tells one state of them from the next. */
export interface EditedAgent extends Omit<EditedAgentRow, "updated_at"> {
  version: string;
}

export interface AgentChange {
  role: string | null;
  about: string | null;
  email: string;
  phone: string | null;
  extension: string | null;
  version: string;
}

export const agentSchema = v.strictObject(
  {
    role: lineOf(120),
    about: toText(4_000),
    email: emailField,
    phone: phoneField,
    extension: lineOf(10),
    version: lineOf(40),
  },
  "unknown_field",
);

export function checkAgent(raw: unknown): { input: AgentChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(agentSchema, raw, ["email", "version"]);
  if (Object.keys(codes).length > 0) return { codes };
  const { role, about, email, phone, extension, version } = typed;
  const nothing = (text: string | null | undefined) => text || null;
  return {
    input: {
      ...{ role: nothing(role), about: nothing(about), phone: nothing(phone), extension: nothing(extension) },
      ...{ email: email ?? "", version: version ?? "" },
    },
  };
}

/** Agents as far as whoever asks may see: oneself, the office's, or all. @throws NotSignedIn; NotAllowed */
export async function listEditedAgents(
  context: Context,
  query: AgentListQuery,
): Promise<{ data: EditedAgent[]; total: number }> {
  const scope = getScope(allow(context, "agent.read"));
  const { rows, total } = await selectEditedAgents(context.db, { ...query, ...scope });
  return { data: rows.map(shown), total };
}

/** @throws NotSignedIn; NotAllowed; NotFound for one who is not theirs */
export async function findEditedAgent(context: Context, id: number, action: StaffAction): Promise<EditedAgent> {
  allow(context, action);
  const row = await selectEditedAgent(context.db, id);
  const owned = row && { office_id: row.office_id, agent_id: row.id };
  if (!owned || !may(requireStaff(context), action, owned)) throw new NotFound(m.desk_no_such_thing());
  return shown(row);
}

/** Changes an agent's profile; the site shows it at once. @throws NotFound; NotAllowed; Conflict */
export async function editAgent(context: Context, id: number, change: AgentChange): Promise<EditedAgent> {
  const before = await findEditedAgent(context, id, "agent.write");
  return inTransaction(context, async (inside) => {
    const { version, ...fields } = change;
    const updated_at = laterThan(before.version, inside.clock());
    const wasThat = await updateAgent(inside.db, id, getDate(version), { ...fields, updated_at });
    const now = await findEditedAgent(inside, id, "agent.read");
    if (!wasThat) throw new Conflict(m.desk_conflict(), now);
    await recordAuditEvent(inside, {
      action: "agent.changed",
      subject: `agent ${id}`,
      office_id: before.office_id,
      details: {
        fields: Object.keys(fields).filter((name) => !Object.is(fields[name as never], before[name as never])),
      },
    });
    // Their name and number stand on pages of listings too.
    await invalidate(inside, `office:${before.office_slug}`, "offices", "listings");
    return now;
  });
}

function shown({ updated_at, ...row }: EditedAgentRow): EditedAgent {
  return { ...row, version: updated_at.toISOString() };
}

/** A version as a time; what is none is that of nothing. */
function getDate(version: string): Date {
  const date = new Date(version);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Two changes within a millisecond are two versions all the same. */
function laterThan(version: string, now: Date): Date {
  return new Date(Math.max(now.getTime(), getDate(version).getTime() + 1));
}
