import * as v from "valibot";
import { isPublicUrl } from "#integrations/public-address.ts";
import { areSubscriptionKeys } from "#integrations/push/encrypt-message.ts";
import type { Subscription } from "#integrations/push/push-sender.ts";
import { checkForm } from "#lib/forms/check-form.ts";

const MAX_ENDPOINT_LENGTH = 1_000;
const MAX_KEY_LENGTH = 200;

const createKeySchema = () => v.pipe(v.string("invalid"), v.maxLength(MAX_KEY_LENGTH, "invalid"));

/** A browser's PushSubscription as JSON. Browsers add fields of their own. */
export const subscriptionSchema = v.looseObject({
  endpoint: v.nullish(v.pipe(v.string("invalid"), v.maxLength(MAX_ENDPOINT_LENGTH, "too_long"))),
  keys: v.nullish(v.looseObject({ p256dh: createKeySchema(), auth: createKeySchema() }, "invalid")),
});

export type SubscriptionCodes = Record<string, "required" | "invalid" | "too_long" | "public_url">;

/** Validates a browser's subscription: its push service has a public https: address, and its keys are on the curve. */
export function checkSubscription(raw: unknown): { input: Subscription } | { codes: SubscriptionCodes } {
  const form = { endpoint: "required", keys: "required" } as const;
  const { typed, codes } = checkForm<typeof subscriptionSchema, "invalid" | "too_long">(subscriptionSchema, form, raw);
  if (Object.keys(codes).length > 0) return { codes: codes as SubscriptionCodes };
  const { endpoint, keys } = typed;
  if (!endpoint || !isPublicUrl(endpoint)) return { codes: { endpoint: "public_url" } };
  if (!keys || !areSubscriptionKeys(keys)) return { codes: { keys: "invalid" } };
  return { input: { endpoint: new URL(endpoint).href, p256dh: keys.p256dh, auth: keys.auth } };
}
