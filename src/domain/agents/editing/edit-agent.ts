import * as v from "valibot";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { idField, phoneField, readStaffForm } from "#domain/staff/staff-fields.ts";
import { createStaffProblem, type StaffCodes } from "#domain/staff/staff-messages.ts";
import { allow, canEver, getScope, isAllowed, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { emailSchema, lineSchema, textSchema } from "#lib/forms/field-schemas.ts";
import { m } from "#messages/messages.js";
import {
  type AgentListQuery,
  type EditedAgentRow,
  isActiveAgent,
  isActiveOffice,
  selectEditedAgent,
  selectEditedAgents,
  updateAgent,
} from "./edited-agent-queries.ts";

/** An agent as the desk edits them; `version` identifies the state that was loaded. */
export interface EditedAgent extends Omit<EditedAgentRow, "updated_at"> {
  version: string;
}

/** The last four fields are unchanged if omitted. */
export interface AgentChange {
  role: string | null;
  about: string | null;
  email: string;
  phone: string | null;
  extension: string | null;
  version: string;
  name?: string;
  office_id?: number;
  assigned_to?: number | null;
  active?: boolean;
}

const PROFILE = {
  role: lineSchema(120),
  about: textSchema(4_000),
  email: emailSchema,
  phone: phoneField,
  extension: lineSchema(10),
  name: lineSchema(120),
  office_id: idField,
  assigned_to: idField,
};

export const agentSchema = v.strictObject(
  { ...PROFILE, active: v.nullish(v.boolean("invalid")), version: lineSchema(40) },
  "unknown_field",
);
export const newAgentSchema = v.strictObject({ ...PROFILE, slug: lineSchema(120) }, "unknown_field");

export function checkAgent(raw: unknown): { input: AgentChange } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(agentSchema, raw, ["email", "version"]);
  if (Object.keys(codes).length > 0) return { codes };
  const { role, about, email, phone, extension, version, name, office_id, assigned_to, active } = typed;
  const nothing = (text: string | null | undefined) => text || null;
  return {
    input: {
      role: nothing(role),
      about: nothing(about),
      phone: nothing(phone),
      extension: nothing(extension),
      email: email ?? "",
      version: version ?? "",
      ...(name && { name }),
      ...(office_id && { office_id }),
      ...(assigned_to !== undefined && { assigned_to }),
      ...(typeof active === "boolean" && { active }),
    },
  };
}

/** The agents in the user's scope: themselves, their office's, or all. @throws NotSignedIn; NotAllowed */
export async function listEditedAgents(
  context: Context,
  query: AgentListQuery,
): Promise<{ data: EditedAgent[]; total: number }> {
  const scope = getScope(allow(context, "agent.read"));
  const { rows, total } = await selectEditedAgents(context.db, { ...query, ...scope });
  return { data: rows.map(toShown), total };
}

/** @throws NotSignedIn; NotAllowed; NotFound if out of scope */
export async function findEditedAgent(context: Context, id: number, action: StaffAction): Promise<EditedAgent> {
  allow(context, action);
  const row = await selectEditedAgent(context.db, id);
  const owned = row && { office_id: row.office_id, agent_id: row.id };
  if (!owned || !isAllowed(requireStaff(context), action, owned)) throw new NotFound(m.desk_record_not_found());
  return toShown(row);
}

/** Changes an agent's profile; the site shows it at once. @throws NotFound; NotAllowed; Conflict */
export async function editAgent(context: Context, id: number, change: AgentChange): Promise<EditedAgent> {
  const before = await findEditedAgent(context, id, "agent.write");
  await checkPosition(context, before, change);
  return runInTransaction(context, async (inside) => {
    const { version, ...fields } = change;
    const updated_at = getLaterTime(before.version, inside.clock());
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
    // Listing pages show their name and number too.
    await invalidate(inside, `office:${before.office_slug}`, `office:${now.office_slug}`, "offices", "listings");
    return now;
  });
}

/**
 * Agents edit their own profile; only their office changes their position, and only head office moves them to another
 * office.
 */
async function checkPosition(context: Context, before: EditedAgent, change: AgentChange): Promise<void> {
  const staff = requireStaff(context);
  const codes: StaffCodes = {};
  const { office_id = before.office_id, assigned_to = before.assigned_to } = change;
  const isDifferent = (name: "name" | "active" | "assigned_to" | "office_id"): boolean =>
    change[name] !== undefined && change[name] !== before[name];
  if (!canEver(staff, "agent.create")) {
    for (const name of ["name", "active", "assigned_to"] as const) if (isDifferent(name)) codes[name] = "manager_only";
  }
  if (isDifferent("office_id") && !canEver(staff, "office.create")) codes.office_id = "head_office_only";
  else if (isDifferent("office_id") && !(await isActiveOffice(context.db, office_id))) codes.office_id = "office";
  if (isDifferent("assigned_to") && assigned_to !== null) {
    const isColleague = assigned_to !== before.id && (await isActiveAgent(context.db, assigned_to, office_id));
    if (!isColleague) codes.assigned_to = "agent";
  }
  if (Object.keys(codes).length > 0) throw createStaffProblem(codes);
}

function toShown({ updated_at, ...row }: EditedAgentRow): EditedAgent {
  return { ...row, version: updated_at.toISOString() };
}

/** Parses a version as a time; an invalid one becomes a time that matches no version. */
function getDate(version: string): Date {
  const date = new Date(version);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Gives two changes within a millisecond different versions. */
function getLaterTime(version: string, now: Date): Date {
  return new Date(Math.max(now.getTime(), getDate(version).getTime() + 1));
}
