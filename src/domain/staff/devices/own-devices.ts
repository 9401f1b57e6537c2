import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { describeBrowser } from "#domain/accounts/sessions/own-sessions.ts";
import { type Context, enqueue, runInTransaction } from "#domain/context.ts";
import { isPublicUrl } from "#integrations/public-address.ts";
import { areSubscriptionKeys } from "#integrations/push/encrypt-message.ts";
import type { Subscription } from "#integrations/push/push-sender.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { recordAuditEvent } from "../record-audit-event.ts";
import { readStaffForm } from "../staff-fields.ts";
import { createStaffProblem, type StaffCodes } from "../staff-messages.ts";
import { authorize } from "../staff-policy.ts";
import { deleteDevice, selectDevices, upsertDevice } from "./device-queries.ts";
import { getPushExpiry } from "./push-expiry.ts";
import { getPushKey } from "./push-keys.ts";

const MAX_ENDPOINT_LENGTH = 1_000;
const MAX_KEY_LENGTH = 200;
/** Max devices per person. */
const MAX_DEVICES = 20;

const createKeySchema = () => v.pipe(v.string("invalid"), v.maxLength(MAX_KEY_LENGTH, "invalid"));

/** A browser's PushSubscription as JSON. Browsers add fields of their own. */
export const deviceSchema = v.looseObject({
  endpoint: v.nullish(v.pipe(v.string("invalid"), v.maxLength(MAX_ENDPOINT_LENGTH, "too_long"))),
  keys: v.nullish(v.looseObject({ p256dh: createKeySchema(), auth: createKeySchema() }, "invalid")),
});

/** Validates a browser's subscription: its push service has a public https: address, and its keys are on the curve. */
export function checkDevice(raw: unknown): { input: Subscription } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(deviceSchema, raw, ["endpoint", "keys"]);
  if (Object.keys(codes).length > 0) return { codes };
  const { endpoint, keys } = typed;
  if (!endpoint || !isPublicUrl(endpoint)) return { codes: { endpoint: "public_url" } };
  if (!keys || !areSubscriptionKeys(keys)) return { codes: { keys: "invalid" } };
  return { input: { endpoint: new URL(endpoint).href, p256dh: keys.p256dh, auth: keys.auth } };
}

/** One of the viewer's browsers with notifications. Times are ISO 8601 UTC. */
export interface OwnDevice {
  id: string;
  /** Browser and operating system; null if unknown. */
  browser: string | null;
  /** The push service's URL, by which a browser recognizes itself. */
  endpoint: string;
  added_at: string;
  notified_at: string | null;
  /** Whether notifications reach it: false if its push service rejects them, or the site has other keys now. */
  works: boolean;
}

/**
 * Lists the viewer's browsers with notifications, and the key with which another one is added.
 *
 * @throws NotSignedIn; NotAllowed for staff who answer no leads
 */
export async function listOwnDevices(context: Context): Promise<{ data: OwnDevice[]; public_key: string }> {
  const { id } = authorize(context, "lead.write");
  const key = await getPushKey(context);
  const devices = await selectDevices(context.db, id);
  return {
    public_key: key.publicKey,
    data: devices.map((device) => ({
      id: device.id,
      browser: describeBrowser(device.user_agent),
      endpoint: device.endpoint,
      added_at: device.added_at.toISOString(),
      notified_at: device.notified_at?.toISOString() ?? null,
      works: device.rejected_status === null && device.key_id === key.id,
    })),
  };
}

/**
 * Turns on notifications in a browser, which may have been someone else's. Safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed; Invalid for more than 20 browsers
 */
export async function addDevice(context: Context, subscription: Subscription): Promise<void> {
  const { id: account_id } = authorize(context, "lead.write");
  const { id: key_id } = await getPushKey(context);
  await runInTransaction(context, async (tx) => {
    const others = (await selectDevices(tx.db, account_id)).filter(
      ({ endpoint }) => endpoint !== subscription.endpoint,
    );
    if (others.length >= MAX_DEVICES) throw createStaffProblem({ endpoint: "too_many" });
    await upsertDevice(tx.db, {
      ...subscription,
      id: randomUUID(),
      account_id,
      key_id,
      user_agent: tx.getUserAgent?.() ?? null,
      locale: tx.locale,
      added_at: tx.clock(),
      notified_at: null,
      rejected_status: null,
    });
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
