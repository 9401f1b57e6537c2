import { deleteDevice, selectDevices } from "#domain/accounts/devices/device-queries.ts";
import { type Device, listDevices, storeDevice } from "#domain/accounts/devices/devices.ts";
import { getPushExpiry } from "#domain/accounts/devices/push-expiry.ts";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import type { Subscription } from "#integrations/push/push-sender.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { recordAuditEvent } from "../record-audit-event.ts";
import { createStaffProblem } from "../staff-messages.ts";
import { authorize } from "../staff-policy.ts";

/**
 * Lists the viewer's browsers with notifications, and the key with which another one is added.
 *
 * @throws NotSignedIn; NotAllowed for staff who answer no leads
 */
export async function listOwnDevices(context: Context): Promise<{ data: Device[]; public_key: string }> {
  return listDevices(context, authorize(context, "lead.write").id);
}

/**
 * Turns on notifications in a browser, which may have been someone else's. Safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed; Invalid for more than 20 browsers
 */
export async function addDevice(context: Context, subscription: Subscription): Promise<void> {
  const { id: account_id } = authorize(context, "lead.write");
  await runInTransaction(context, async (tx) => {
    if (!(await storeDevice(tx, account_id, subscription))) throw createStaffProblem({ endpoint: "too_many" });
    await recordAuditEvent(tx, { action: "notifications.turned_on", subject: `account ${account_id}` });
  });
}

/** Turns off notifications in one of the viewer's browsers. @throws NotSignedIn; NotAllowed; NotFound */
export async function removeDevice(context: Context, id: string): Promise<void> {
  const { id: account_id } = authorize(context, "lead.write");
  await runInTransaction(context, async (tx) => {
    if (!isUuid(id) || !(await deleteDevice(tx.db, account_id, id))) throw new NotFound(m.desk_record_not_found());
    await recordAuditEvent(tx, { action: "notifications.turned_off", subject: `account ${account_id}` });
  });
}

/** Queues a notification to one of the viewer's browsers, to try it. @throws NotSignedIn; NotAllowed; NotFound */
export async function testDevice(context: Context, id: string): Promise<void> {
  const { id: account_id } = authorize(context, "lead.write");
  const device = (await selectDevices(context.db, account_id)).find((each) => each.id === id);
  if (!device) throw new NotFound(m.desk_record_not_found());
  await enqueue(context, "push-notification", {
    device_id: id,
    reason: "test",
    lead_id: null,
    expires_at: getPushExpiry(context),
  });
}
