import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { Context, StaffRole, StaffViewer } from "../context.ts";
import { requireStaff } from "../context.ts";

/** All actions at the desk. */
export const STAFF_ACTIONS = [
  "listing.read",
  "listing.write",
  "listing.publish",
  "listing.curate",
  "listing.import",
  "lead.read",
  "lead.write",
  "nda.read",
  "nda.approve",
  "agent.read",
  "agent.write",
  "agent.create",
  "office.read",
  "office.write",
  "office.create",
  "staff.read",
  "staff.write",
  "review.read",
  "review.write",
  "outbox.read",
  "outbox.write",
  "jobs.read",
  "jobs.write",
  "audit.read",
  "content.read",
  "content.write",
  "page.read",
  "page.write",
  "site.read",
  "legal.write",
  "network.write",
  "redirect.read",
  "redirect.write",
  "partner.read",
  "partner.write",
] as const;

export type StaffAction = (typeof STAFF_ACTIONS)[number];

/** The owner of a record. */
export interface Owned {
  office_id: number | null;
  agent_id: number | null;
}

/** Which records a permission covers: one's own, the office's, or all. */
type Scope = "own" | "office" | "all";

const OF_AGENT: readonly StaffAction[] = [
  "listing.read",
  "listing.write",
  "listing.publish",
  "lead.read",
  "lead.write",
  "nda.read",
  "nda.approve",
  "agent.read",
  "agent.write",
  "page.read",
  "page.write",
];
const OF_OFFICE: readonly StaffAction[] = [
  ...OF_AGENT,
  "listing.import",
  "agent.create",
  "office.read",
  "office.write",
  "staff.read",
  "staff.write",
  "review.read",
  "review.write",
  "content.read",
  "content.write",
  "audit.read",
];
const READS = STAFF_ACTIONS.filter((action) => action.endsWith(".read"));

const RIGHTS: Record<StaffRole, { actions: readonly StaffAction[]; scope: Scope }> = {
  agent: { actions: OF_AGENT, scope: "own" },
  office_manager: { actions: OF_OFFICE, scope: "office" },
  head_office: { actions: STAFF_ACTIONS, scope: "all" },
  // Sees what head office sees, except other people's email and the audit log. Changes nothing.
  read_only: { actions: READS.filter((action) => action !== "outbox.read" && action !== "audit.read"), scope: "all" },
};

/** Returns whether a role may perform an action on some record. */
export function isGrantedToRole({ staff_role }: Pick<StaffViewer, "staff_role">, action: StaffAction): boolean {
  return RIGHTS[staff_role].actions.includes(action);
}

/** Returns whether a staff member may perform an action on a record. */
export function isAllowed(
  staff: Pick<StaffViewer, "staff_role" | "office_id" | "agent_id">,
  action: StaffAction,
  owned: Owned,
): boolean {
  if (!isGrantedToRole(staff, action)) return false;
  const { scope } = RIGHTS[staff.staff_role];
  if (scope === "all") return true;
  const [own, its] = scope === "own" ? [staff.agent_id, owned.agent_id] : [staff.office_id, owned.office_id];
  return own !== null && own === its;
}

/**
 * Returns the conditions on `office_id` and `agent_id` for the rows that a staff member may see. Empty means all rows.
 */
export function getScope({ staff_role, office_id, agent_id }: StaffViewer): { office_id?: number; agent_id?: number } {
  const { scope } = RIGHTS[staff_role];
  // No row has id 0, so staff without an agent see nothing.
  if (scope === "own") return { agent_id: agent_id ?? 0 };
  return scope === "office" ? { office_id: office_id ?? 0 } : {};
}

/**
 * Returns the signed-in staff member.
 *
 * @throws NotSignedIn; NotAllowed if they may not perform the action at all, or not on this record
 */
export function authorize(context: Pick<Context, "viewer">, action: StaffAction, owned?: Owned): StaffViewer {
  const staff = requireStaff(context);
  if (!(owned ? isAllowed(staff, action, owned) : isGrantedToRole(staff, action)))
    throw new NotAllowed(m.desk_not_allowed());
  return staff;
}
