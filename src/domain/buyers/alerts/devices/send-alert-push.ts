import {
  deliverPush,
  getDeviceLocale,
  MAX_TEXT_LENGTH,
  type ShownPush,
} from "#domain/accounts/devices/deliver-push.ts";
import type { SentDevice } from "#domain/accounts/devices/device-queries.ts";
import type { Context, Jobs } from "#domain/context.ts";
import { findCardsByNumbers } from "#domain/listings/find-listings.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { PushSender } from "#integrations/push/push-sender.ts";
import { shortenText } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { selectBuyersDevice } from "./alert-device-queries.ts";

/**
 * Notifies one of a buyer's browsers of an alert. It is skipped if none of its listings is public anymore, or the buyer's
 * account is canceled. `sender` is null where nothing is sent.
 *
 * @throws if the push service must be tried again later
 */
export async function sendAlertPush(
  context: Context,
  sender: PushSender | null,
  job: Jobs["alert-push"],
): Promise<void> {
  await deliverPush(context, sender, job, async () => {
    const device = await selectBuyersDevice(context.db, job.device_id);
    const shown = device && (await describeAlert(context, device, job));
    return shown ? { device, shown } : null;
  });
}

async function describeAlert(
  context: Context,
  device: SentDevice,
  { listing_numbers, count, path }: Jobs["alert-push"],
): Promise<ShownPush | null> {
  const locale = getDeviceLocale(context.network, device);
  const options = getMessageOptions(locale);
  const listings = await findCardsByNumbers({ ...context, locale }, listing_numbers);
  const [first] = listings;
  if (!first) return null;
  const names = listings.map(({ name }) => name).join(m.list_separator({}, options));
  return {
    title: count === 1 ? m.alert_title_one({}, options) : m.alert_title({ count }, options),
    body: shortenText(names, MAX_TEXT_LENGTH),
    path: count === 1 ? getPagePath("listing", first.slug) : path,
    tag: "alert",
    lang: locale,
  };
}
