import { type Context, requireStaff } from "#domain/context.ts";
import { authorize, isAllowed, type StaffAction } from "#domain/staff/staff-policy.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { type LockedAgent, type LockedOffice, lockAgent, lockOffice } from "./subject-queries.ts";

/**
 * Locks an office for a change that only head office may make.
 *
 * @throws NotSignedIn; NotAllowed; NotFound; Conflict
 */
export async function openOffice(context: Context, id: number, version: string): Promise<LockedOffice> {
  authorize(context, "office.create");
  const office = await lockOffice(context.db, id);
  if (!office) throw new NotFound(m.desk_record_not_found());
  requireVersion(office, version);
  return office;
}

/** Locks an agent whom the viewer may change. @throws NotSignedIn; NotAllowed; NotFound; Conflict */
export async function openAgent(
  context: Context,
  id: number,
  { version, action }: { version: string; action: StaffAction },
): Promise<LockedAgent> {
  authorize(context, action);
  const agent = await lockAgent(context.db, id);
  const owned = agent && { office_id: agent.office_id, agent_id: agent.id };
  if (!owned || !isAllowed(requireStaff(context), action, owned)) throw new NotFound(m.desk_record_not_found());
  requireVersion(agent, version);
  return agent;
}

/**
 * The conflict has no `current`, because there are no texts to compare. The person only has to look at the new state.
 */
function requireVersion({ updated_at }: { updated_at: Date }, version: string): void {
  if (updated_at.getTime() !== parseVersion(version).getTime()) throw new Conflict(m.desk_state_changed());
}
