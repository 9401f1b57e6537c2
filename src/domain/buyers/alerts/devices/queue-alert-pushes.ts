import { getPushExpiry } from "#domain/accounts/devices/push-expiry.ts";
import { type Context, enqueue } from "#domain/context.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { selectBuyersDevices } from "./alert-device-queries.ts";

/** Max listings that a notification names; it says how many there are. */
const MAX_NAMED = 5;

interface Alert {
  buyer_id: number;
  /** At least one. */
  listing_numbers: readonly number[];
  /** The page with all of them. */
  path: string;
}

/** Queues a notification of each alert that is emailed to each of its buyer's browsers. Call it in the transaction. */
export async function queueAlertPushes(context: Context, alerts: readonly Alert[]): Promise<void> {
  if (alerts.length === 0) return;
  const devices = await selectBuyersDevices(
    context.db,
    alerts.map(({ buyer_id }) => buyer_id),
  );
  for (const { buyer_id, listing_numbers, path } of alerts)
    for (const { id } of devices.filter(({ account_id }) => account_id === buyer_id))
      await enqueue(context, "alert-push", {
        device_id: id,
        listing_numbers: listing_numbers.slice(0, MAX_NAMED),
        count: listing_numbers.length,
        path,
        expires_at: getPushExpiry(context, DAY_MS),
      });
}
