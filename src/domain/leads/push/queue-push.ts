import { getPushExpiry } from "#domain/accounts/devices/push-expiry.ts";
import { type Context, enqueue, type PushReason } from "#domain/context.ts";
import { selectDevicesOfOffice } from "#domain/staff/devices/staff-device-queries.ts";
import type { LeadRow } from "../routing/inquiry-lead-queries.ts";
import { isResponsible } from "./is-responsible.ts";

/**
 * Queues a notification to each browser of the staff responsible for a lead, except the viewer's: one job each, so that
 * a push service that is down delays no other.
 */
export async function queuePush(
  context: Context,
  lead: Pick<LeadRow, "id" | "office_id" | "agent_id">,
  reason: PushReason,
): Promise<void> {
  const { viewer } = context;
  for (const { id, account_id, ...staff } of await selectDevicesOfOffice(context.db, lead)) {
    if (!isResponsible(staff, lead, reason) || (viewer.role === "staff" && viewer.id === account_id)) continue;
    await enqueue(context, "push-notification", {
      device_id: id,
      reason,
      lead_id: lead.id,
      expires_at: getPushExpiry(context),
    });
  }
}
