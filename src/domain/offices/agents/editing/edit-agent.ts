import type { Selectable } from "kysely";
import * as v from "valibot";
import type { AgentTable } from "#db/tables/offices.ts";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm, idField, phoneField } from "#domain/staff/staff-fields.ts";
import { createStaffProblem, type StaffCodes } from "#domain/staff/staff-messages.ts";
import { authorize, getScope, isAllowed, isGrantedToRole, type StaffAction } from "#domain/staff/staff-policy.ts";
import { getNameOrder } from "#editions/person-name.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { createLineSchema, createTextSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import {
  type AgentListQuery,
  type EditedAgentRow,
  isActiveAgent,
  selectEditedAgent,
  selectEditedAgents,
  TEAM_COLUMNS,
  type TeamEntry,
  updateAgent,
} from "./edited-agent-queries.ts";

/** An agent as the desk edits them; `version` identifies the state that was loaded. */
export interface EditedAgent extends Omit<EditedAgentRow, "updated_at"> {
  version: string;
}

/** The fields that agents may change themselves. */
export type AgentProfile = Pick<Selectable<AgentTable>, "role" | "about" | "email" | "phone" | "extension">;

/** The fields of the agent's position stay unchanged if omitted. */
export interface AgentChange
  extends AgentProfile,
    Partial<Pick<Selectable<AgentTable>, "name" | "office_id" | "assigned_to" | "active">> {
  version: string;
  /** What the team page shows of the agent. Omitted fields stay unchanged. */
  entry?: TeamEntry;
}

const PROFILE = {
  role: createLineSchema(120),
  about: createTextSchema(4_000),
  email: emailSchema,
  phone: phoneField,
  extension: createLineSchema(10),
  name: createLineSchema(120),
  office_id: idField,
  assigned_to: idField,
};

const flag = v.nullish(v.boolean("invalid"));

const ENTRY = {
  show_on_website: flag,
  email_public: flag,
  telephone_public: flag,
  mobile_public: flag,
  mobile_e164: phoneField,
};

export const agentSchema = v.strictObject(
  { ...PROFILE, ...ENTRY, active: flag, version: createLineSchema(40) },
  "unknown_field",
);
export const newAgentSchema = v.strictObject({ ...PROFILE, slug: createLineSchema(120) }, "unknown_field");

export const checkAgent = (raw: unknown): CheckedStaffForm<AgentChange> =>
  checkStaffForm(agentSchema, raw, ["email", "version"], (typed) => {
    const { version, name, office_id, assigned_to, active } = typed;
    return {
      ...toProfile(typed),
      version,
      ...(name && { name }),
      ...(office_id && { office_id }),
      ...(assigned_to !== undefined && { assigned_to }),
      ...(typeof active === "boolean" && { active }),
      entry: toEntry(typed),
    };
  });

function toEntry(typed: { [Key in (typeof TEAM_COLUMNS)[number]]?: string | boolean | null | undefined }): TeamEntry {
  const given = TEAM_COLUMNS.filter((name) => typed[name] !== undefined && typed[name] !== null);
  const values = given.map((name) => [name, typed[name] === "" ? null : typed[name]]);
  return Object.fromEntries(values) as TeamEntry;
}

/** Converts a validated form to a profile. Empty texts become null. */
export function toProfile(typed: { [Key in keyof AgentProfile]?: string | null | undefined }): AgentProfile {
  const { role, about, email, phone, extension } = typed;
  return {
    role: role || null,
    about: about || null,
    email: email ?? "",
    phone: phone || null,
    extension: extension || null,
  };
}

/**
 * Lists the agents in the user's scope: themselves, their office's, or all.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function listEditedAgents(
  context: Context,
  query: AgentListQuery,
): Promise<{ data: EditedAgent[]; total: number }> {
  const scope = getScope(authorize(context, "agent.read"));
  const { data, total } = await selectEditedAgents(context.db, { ...query, ...scope });
  return { data: data.map(toShown), total };
}

/**
 * Finds an agent in the user's scope.
 *
 * @throws NotSignedIn; NotAllowed; NotFound if out of scope
 */
export async function findEditedAgent(context: Context, id: number, action: StaffAction): Promise<EditedAgent> {
  authorize(context, action);
  const row = await selectEditedAgent(context.db, id);
  const owned = row && { office_id: row.office_id, agent_id: row.id };
  if (!owned || !isAllowed(requireStaff(context), action, owned)) throw new NotFound(m.desk_record_not_found());
  return toShown(row);
}

/** Changes an agent's profile; the site shows the change immediately. @throws NotFound; NotAllowed; Conflict */
export async function editAgent(context: Context, id: number, change: AgentChange): Promise<EditedAgent> {
  const before = await findEditedAgent(context, id, "agent.write");
  await checkPosition(context, before, change);
  return runInTransaction(context, async (tx) => {
    const { version, entry = {}, ...fields } = change;
    const updated_at = getNextVersion(parseVersion(before.version), tx.clock());
    const wasThat = await updateAgent(
      tx.db,
      id,
      parseVersion(version),
      { ...fields, entry, updated_at },
      getNameOrder(tx.edition.locales[0]),
    );
    const now = await findEditedAgent(tx, id, "agent.read");
    if (!wasThat) throw new Conflict(m.desk_conflict(), now);
    await recordAuditEvent(tx, {
      action: "agent.changed",
      subject: `agent ${id}`,
      office_id: before.office_id,
      details: {
        fields: Object.keys({ ...fields, ...entry }).filter(
          (name) => !Object.is(now[name as never], before[name as never]),
        ),
      },
    });
    // Listing pages show the agent's name and phone number too.
    await invalidate(tx, `office:${before.office_slug}`, `office:${now.office_slug}`, "offices", "listings");
    return now;
  });
}

/**
 * Checks that agents change only their own profile; their office also changes their name and substitute. Other calls
 * move and deactivate agents.
 */
async function checkPosition(context: Context, before: EditedAgent, change: AgentChange): Promise<void> {
  const staff = requireStaff(context);
  const codes: StaffCodes = {};
  const { assigned_to = before.assigned_to } = change;
  const isDifferent = (name: "name" | "active" | "assigned_to" | "office_id"): boolean =>
    change[name] !== undefined && change[name] !== before[name];
  if (!isGrantedToRole(staff, "agent.create")) {
    for (const name of ["name", "assigned_to"] as const) if (isDifferent(name)) codes[name] = "manager_only";
  }
  if (isDifferent("office_id")) codes.office_id = "move_separately";
  if (isDifferent("active")) codes.active = "retire_separately";
  if (isDifferent("assigned_to") && assigned_to !== null) {
    const isColleague = assigned_to !== before.id && (await isActiveAgent(context.db, assigned_to, before.office_id));
    if (!isColleague) codes.assigned_to = "agent";
  }
  if (Object.keys(codes).length > 0) throw createStaffProblem(codes);
}

function toShown({ updated_at, ...row }: EditedAgentRow): EditedAgent {
  return { ...row, version: updated_at.toISOString() };
}
