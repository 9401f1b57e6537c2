import { randomUUID } from "node:crypto";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "../record-audit-event.ts";
import { createStaffProblem } from "../staff-messages.ts";
import { authorize } from "../staff-policy.ts";
import { findStaffMember } from "./find-staff-member.ts";
import { canGrant, type Invitation, type Position } from "./staff-input.ts";
import { insertStaff, isAgentOfOffice, type StaffRow } from "./staff-queries.ts";

/**
 * Creates a staff account and emails the link to choose a password.
 *
 * @throws NotSignedIn; NotAllowed; Invalid
 */
export async function inviteStaff(context: Context, { email, ...staff }: Invitation): Promise<StaffRow> {
  await checkGrant(context, staff);
  return runInTransaction(context, async (tx) => {
    const { db, locale, clock } = tx;
    const id = await insertStaff(db, { email, locale, created_at: clock() }, staff);
    if (id === null) throw createStaffProblem({ email: "email_taken" });
    await enqueue(tx, "account-mail", { kind: "invitation", id: randomUUID(), account_id: id });
    await recordAuditEvent(tx, {
      action: "staff.invited",
      subject: `account ${id}`,
      office_id: staff.office_id,
      details: { rank: staff.staff_role },
    });
    return findStaffMember(tx, id, "staff.read");
  });
}

/**
 * Emails a new link to someone who hasn't accepted yet and invalidates the previous one. @throws NotFound; NotAllowed
 */
export async function inviteAgain(context: Context, id: number): Promise<void> {
  const { has_password, office_id, demo } = await findStaffMember(context, id, "staff.write");
  if (has_password || demo) return;
  await runInTransaction(context, async (tx) => {
    await enqueue(tx, "account-mail", { kind: "invitation", id: randomUUID(), account_id: id });
    await recordAuditEvent(tx, { action: "staff.invited_again", subject: `account ${id}`, office_id });
  });
}

/**
 * Checks that the viewer may grant a position.
 *
 * @throws NotAllowed; Invalid if the position exceeds what the viewer may grant, or the agent isn't in the office
 */
export async function checkGrant(context: Context, position: Position): Promise<void> {
  const granting = authorize(context, "staff.write");
  if (!canGrant(granting, position)) throw createStaffProblem({ staff_role: "not_yours_to_grant" });
  const { office_id, agent_id } = position;
  if (office_id !== null && !(await isAgentOfOffice(context.db, office_id, null)))
    throw createStaffProblem({ office_id: "office" });
  if (office_id !== null && agent_id !== null && !(await isAgentOfOffice(context.db, office_id, agent_id)))
    throw createStaffProblem({ agent_id: "agent" });
}
