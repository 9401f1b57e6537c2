import type { Context, Jobs, PushReason } from "#domain/context.ts";
import {
  deleteEndedDevice,
  type OwnedDevice,
  selectOwnedDevice,
  updateDevice,
} from "#domain/staff/devices/device-queries.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { PushSender } from "#integrations/push/push-sender.ts";
import { shortenText } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { INQUIRY_TYPE_LABELS } from "../inquiry-type-labels.ts";
import { selectInquiriesFor, selectLeadRow } from "../lead-queries.ts";
import { isResponsible } from "./is-responsible.ts";

const MAX_TEXT_LENGTH = 200;

/** What the service worker shows. The same is in the subject and first lines of the email. */
export interface ShownPush {
  title: string;
  body: string;
  /** Opened by a click. */
  path: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  lang: Locale;
}

/**
 * Sends a notification to one browser. It is skipped if it no longer applies: it is out of date, the lead was answered or
 * reassigned, or its owner can't sign in anymore. A browser that its push service no longer knows is removed. `sender` is
 * null where nothing is sent.
 *
 * @throws if the push service must be tried again later
 */
export async function sendPush(
  context: Context,
  sender: PushSender | null,
  job: Jobs["push-notification"],
): Promise<void> {
  const expires_at = new Date(job.expires_at);
  // Also ends the retries while a push service is down, and those of a backup that is restored later.
  if (expires_at <= context.clock()) return;
  const device = await selectOwnedDevice(context.db, job.device_id);
  const shown = device && (await describePush(context, device, job));
  if (!device || !shown || !sender) return;
  const privateKey = context.encryptor.decrypt(device.private_key_encrypted);
  if (privateKey === null) {
    context.log.error({ device: device.id }, "the key for notifications can't be decrypted");
    return;
  }
  const { endpoint, p256dh, auth } = device;
  const keys = { publicKey: device.public_key, privateKey };
  // Base64url has no room for the dashes of a UUID within 32 characters.
  const message = { text: JSON.stringify(shown), topic: shown.tag.replaceAll("-", ""), expires_at };
  const result = await sender.send({ endpoint, p256dh, auth }, keys, message);
  if (result.kind === "gone") return deleteEndedDevice(context.db, device);
  const rejected_status = result.kind === "rejected" ? result.status : null;
  if (rejected_status !== null)
    context.log.warn({ device: device.id, status: rejected_status }, "notification rejected");
  await updateDevice(context.db, device.id, {
    rejected_status,
    ...(rejected_status === null ? { notified_at: context.clock() } : {}),
  });
}

/** Returns what a device shows; null if the notification no longer applies. */
async function describePush(
  { db, network }: Context,
  device: OwnedDevice,
  job: Jobs["push-notification"],
): Promise<ShownPush | null> {
  const lang = network.locales.find((locale) => locale === device.locale) ?? network.locales[0];
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
