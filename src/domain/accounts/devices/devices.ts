import { randomUUID } from "node:crypto";
import { describeBrowser } from "#domain/accounts/sessions/own-sessions.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import type { Subscription } from "#integrations/push/push-sender.ts";
import { selectDevices, upsertDevice } from "./device-queries.ts";
import { getPushKey } from "./push-keys.ts";

/** Max devices per person. */
const MAX_DEVICES = 20;

/** One of a person's browsers with notifications. Times are ISO 8601 UTC. */
export interface Device {
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

/** Lists a person's browsers with notifications, and the key with which another one is added. */
export async function listDevices(
  context: Context,
  account_id: number,
): Promise<{ data: Device[]; public_key: string }> {
  const key = await getPushKey(context);
  const devices = await selectDevices(context.db, account_id);
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
 * Turns on notifications in a browser, which may have been someone else's. Safe to repeat. Returns false if the person
 * has 20 other browsers.
 */
export async function storeDevice(context: Context, account_id: number, subscription: Subscription): Promise<boolean> {
  const { id: key_id } = await getPushKey(context);
  return runInTransaction(context, async (tx) => {
    const others = (await selectDevices(tx.db, account_id)).filter(
      ({ endpoint }) => endpoint !== subscription.endpoint,
    );
    if (others.length >= MAX_DEVICES) return false;
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
    return true;
  });
}
