import * as v from "valibot";
import { checkSubscription, subscriptionSchema } from "#domain/accounts/devices/subscription.ts";
import {
  addAlertDevice,
  listAlertDevices,
  removeAlertDevice,
} from "#domain/buyers/alerts/devices/own-alert-devices.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { Subscription } from "#integrations/push/push-sender.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { checkSchema } from "../http/field-codes.ts";
import { defineOperation, type Operation } from "../http/operation.ts";

const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const list = defineOperation({
  id: "listAlertDevices",
  method: "GET",
  path: "/account/devices",
  tag: "Buyers",
  summary: "Lists the buyer's browsers that show alerts as notifications; `public_key` is the site's VAPID key",
  who: "buyer",
  response: {
    status: 200,
    schema: v.strictObject({
      data: v.array(
        v.strictObject({
          id: v.string(),
          browser: v.nullable(v.string()),
          endpoint: v.string(),
          added_at: timeSchema,
          notified_at: v.nullable(timeSchema),
          works: v.pipe(v.boolean(), v.description("False if its push service rejects notifications.")),
        }),
      ),
      public_key: v.string(),
    }),
  },
  handle: (context) => listAlertDevices(context),
});

/** Without the fields that browsers add to a PushSubscription's JSON, because calls reject unknown fields. */
const bodySchema = v.strictObject(subscriptionSchema.entries, "unknown_field");
const checkBody = checkSchema(bodySchema);

const add = defineOperation<undefined, Subscription>({
  id: "addAlertDevice",
  method: "POST",
  path: "/account/devices",
  tag: "Buyers",
  summary: "Turns on alerts as notifications in a browser, by its push subscription",
  who: "buyer",
  body: bodySchema,
  required: ["endpoint", "keys"],
  check(raw) {
    const checked = checkBody(raw);
    return "codes" in checked ? checked : checkSubscription(raw.body);
  },
  response: { status: 204 },
  toProblem(codes, locale: Locale) {
    const message = m.field_invalid({}, getMessageOptions(locale));
    return new Invalid(message, Object.fromEntries(Object.keys(codes).map((field) => [field, [message]])));
  },
  handle: (context, { input }) => addAlertDevice(context, input),
});

const remove = defineOperation<string, undefined>({
  id: "removeAlertDevice",
  method: "DELETE",
  path: "/account/devices/{id}",
  tag: "Buyers",
  summary: "Turns off alerts in one of the buyer's browsers, if it is one",
  params: { id: "The device's ID." },
  who: "buyer",
  response: { status: 204 },
  find: async (_, { id = "" }) => id,
  handle: (context, { subject }) => removeAlertDevice(context, subject),
});

export const ALERT_DEVICE_OPERATIONS: readonly Operation[] = [list, add, remove];
