import type { Context, Network } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import type { PushSender } from "#integrations/push/push-sender.ts";
import { type DeviceRow, deleteEndedDevice, type SentDevice, updateDevice } from "./device-queries.ts";

/** Max characters of a notification's title and of its text. */
export const MAX_TEXT_LENGTH = 200;

/** What the service worker shows. */
export interface ShownPush {
  title: string;
  body: string;
  /** Opened by a click. */
  path: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
  lang: Locale;
}

export function getDeviceLocale({ locales }: Pick<Network, "locales">, device: Pick<DeviceRow, "locale">): Locale {
  return locales.find((locale) => locale === device.locale) ?? locales[0];
}

/**
 * Sends a notification to one browser, unless it is out of date. A browser that its push service no longer knows is
 * removed. `sender` is null where nothing is sent.
 *
 * @param describe returns the device and what it shows; null if the notification no longer applies.
 * @throws if the push service must be tried again later
 */
export async function deliverPush(
  context: Context,
  sender: PushSender | null,
  job: { expires_at: string },
  describe: () => Promise<{ device: SentDevice; shown: ShownPush } | null>,
): Promise<void> {
  const expires_at = new Date(job.expires_at);
  // Also ends the retries while a push service is down, and those of a backup that is restored later.
  if (expires_at <= context.clock()) return;
  const described = await describe();
  if (!described || !sender) return;
  const { device, shown } = described;
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
