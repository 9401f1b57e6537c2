import { deleteAccountDevices } from "#domain/accounts/devices/device-queries.ts";
import { consumeTokens } from "#domain/accounts/mails/token-queries.ts";
import { clearSecondFactor } from "#domain/accounts/second-factor/second-factor-queries.ts";
import { endSessions } from "#domain/accounts/sessions/session-queries.ts";
import { type Context, requireStaff, runInTransaction } from "#domain/context.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { recordAuditEvent } from "../record-audit-event.ts";
import { findStaffMember } from "./find-staff-member.ts";
import { checkGrant } from "./invite-staff.ts";
import type { StaffChange } from "./staff-input.ts";
import { type StaffRow, updateStaff } from "./staff-queries.ts";

/**
 * Changes a staff member's name and position. A new position ends their sessions, so that nothing continues with the
 * old permissions.
 *
 * @throws NotSignedIn; NotFound; NotAllowed for one's own role; Invalid
 */
export async function changeStaff(context: Context, id: number, change: StaffChange): Promise<StaffRow> {
  const before = await findStaffMember(context, id, "staff.write");
  const { staff_role, office_id, agent_id } = change;
  const isMoved = before.staff_role !== staff_role || before.office_id !== office_id || before.agent_id !== agent_id;
  if (isMoved) {
    // People can't change their own position, because they might be the last one who could change it back.
    rejectSelfChange(context, id);
    await checkGrant(context, change);
  }
  return runInTransaction(context, async (tx) => {
    await updateStaff(tx.db, id, change);
    if (isMoved) await endSessions(tx.db, id, tx.clock(), null);
    await recordAuditEvent(tx, {
      action: "staff.changed",
      subject: `account ${id}`,
      office_id: before.office_id,
      details: { from: before.staff_role, to: staff_role, name: change.name },
    });
    return findStaffMember(tx, id, "staff.read");
  });
}

/**
 * Disables an account immediately and ends its sessions, links and notifications. `enableStaff` lets it sign in again.
 *
 * @throws NotFound; NotAllowed
 */
export async function disableStaff(context: Context, id: number): Promise<void> {
  const { office_id, disabled_at } = await findStaffMember(context, id, "staff.write");
  rejectSelfChange(context, id);
  if (disabled_at) return;
  await runInTransaction(context, async (tx) => {
    const now = tx.clock();
    await updateStaff(tx.db, id, { disabled_at: now });
    await endSessions(tx.db, id, now, null);
    await consumeTokens(tx.db, id, now);
    await deleteAccountDevices(tx.db, id);
    await recordAuditEvent(tx, { action: "staff.disabled", subject: `account ${id}`, office_id });
  });
}

export async function enableStaff(context: Context, id: number): Promise<void> {
  const { office_id, disabled_at } = await findStaffMember(context, id, "staff.write");
  if (!disabled_at) return;
  await runInTransaction(context, async (tx) => {
    await updateStaff(tx.db, id, { disabled_at: null });
    await recordAuditEvent(tx, { action: "staff.enabled", subject: `account ${id}`, office_id });
  });
}

/**
 * Removes the second factor of staff who lost their phone and recovery codes. They set up a new one at the next
 * sign-in.
 */
export async function resetSecondFactor(context: Context, id: number): Promise<void> {
  const { office_id } = await findStaffMember(context, id, "staff.write");
  rejectSelfChange(context, id);
  await runInTransaction(context, async (tx) => {
    await clearSecondFactor(tx.db, id);
    await endSessions(tx.db, id, tx.clock(), null);
    await recordAuditEvent(tx, { action: "second_factor.reset", subject: `account ${id}`, office_id });
  });
}

function rejectSelfChange(context: Context, id: number): void {
  if (requireStaff(context).id === id) throw new NotAllowed(m.desk_not_own_account());
}
