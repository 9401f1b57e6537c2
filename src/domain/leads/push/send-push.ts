import {
  deliverPush,
  getDeviceLocale,
  MAX_TEXT_LENGTH,
  type ShownPush,
} from "#domain/accounts/devices/deliver-push.ts";
import type { Context, Jobs, PushReason } from "#domain/context.ts";
import { type OwnedDevice, selectOwnedDevice } from "#domain/staff/devices/staff-device-queries.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { PushSender } from "#integrations/push/push-sender.ts";
import { shortenText } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { INQUIRY_TYPE_LABELS } from "../inquiry-type-labels.ts";
import { selectInquiriesFor, selectLeadRow } from "../lead-queries.ts";
import { isResponsible } from "./is-responsible.ts";

/**
 * Sends a notification to one browser. It is skipped if it no longer applies: it is out of date, the lead was answered or
 * reassigned, or its owner can't sign in anymore. `sender` is null where nothing is sent.
 *
 * @throws if the push service must be tried again later
 */
export async function sendPush(
  context: Context,
  sender: PushSender | null,
  job: Jobs["push-notification"],
): Promise<void> {
  await deliverPush(context, sender, job, async () => {
    const device = await selectOwnedDevice(context.db, job.device_id);
    const shown = device && (await describePush(context, device, job));
    return shown ? { device, shown } : null;
  });
}

/** Returns what a device shows; null if the notification no longer applies. */
async function describePush(
  { db, network }: Context,
  device: OwnedDevice,
  job: Jobs["push-notification"],
): Promise<ShownPush | null> {
  const lang = getDeviceLocale(network, device);
  const options = getMessageOptions(lang);
  if (job.reason === "test") {
    const [title, body] = [m.push_test_title({ brand: network.brand }, options), m.push_test_text({}, options)];
    return { title, body, path: "/desk/me", tag: "test", lang };
  }
  const lead = await selectLeadRow(db, job.lead_id);
  if (!lead || lead.spam_at !== null || !isResponsible(device, lead, job.reason)) return null;
  // Someone has answered since, unless it was passed to a colleague after an answer.
  if (lead.waiting_since === null && job.reason !== "assigned") return null;
  const [inquiry] = await selectInquiriesFor(db, lead.id);
  if (!inquiry) return null;
  const about = inquiry.listing_name ?? INQUIRY_TYPE_LABELS[inquiry.type]({}, options);
  return {
    title: shortenText(TITLES[job.reason]({ name: inquiry.name }, options), MAX_TEXT_LENGTH),
    body: shortenText(about, MAX_TEXT_LENGTH),
    path: `/desk/leads/${lead.id}`,
    tag: lead.id,
    lang,
  };
}

const TITLES: Record<PushReason, typeof m.push_new_lead> = {
  new: m.push_new_lead,
  assigned: m.push_assigned,
  passed_on: m.push_assigned,
  reply: m.replied,
  overdue: m.push_overdue,
};
