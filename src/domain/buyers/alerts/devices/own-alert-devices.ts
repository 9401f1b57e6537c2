import { deleteDevice } from "#domain/accounts/devices/device-queries.ts";
import { type Device, listDevices, storeDevice } from "#domain/accounts/devices/devices.ts";
import { type Context, requireBuyer } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { Subscription } from "#integrations/push/push-sender.ts";
import { Invalid } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";

/** Lists the buyer's browsers with alerts, and the key with which another one is added. @throws NotSignedIn */
export async function listAlertDevices(context: Context): Promise<{ data: Device[]; public_key: string }> {
  return listDevices(context, requireBuyer(context).id);
}

/** Turns on alerts in a browser. Safe to repeat. @throws NotSignedIn; Invalid for more than 20 browsers */
export async function addAlertDevice(context: Context, subscription: Subscription): Promise<void> {
  if (await storeDevice(context, requireBuyer(context).id, subscription)) return;
  const message = m.field_too_many({}, getMessageOptions(context.locale));
  throw new Invalid(message, { endpoint: [message] });
}

/** Turns off alerts in one of the buyer's browsers, if it is one. @throws NotSignedIn */
export async function removeAlertDevice({ db, ...context }: Context, id: string): Promise<void> {
  const { id: buyerId } = requireBuyer(context);
  if (isUuid(id)) await deleteDevice(db, buyerId, id);
}
