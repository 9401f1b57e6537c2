import type { PublicClient } from "../public-client.ts";
import { encryptMessage, type SubscriptionKeys } from "./encrypt-message.ts";
import { createAuthorization, type VapidKeys } from "./vapid.ts";

/** How long a message is tried, and stored by the push service for a device that is off. A lead must be answered sooner. */
export const PUSH_VALID_MS = 4 * 3_600_000;

/** A browser's subscription. */
export interface Subscription extends SubscriptionKeys {
  /** The push service's URL for it. */
  endpoint: string;
}

export interface PushMessage {
  text: string;
  /** A message replaces an undelivered one of the same topic: at most 32 characters of Base64url. */
  topic: string;
  /** When it is out of date. The push service stores it for a device that is off until then. */
  expires_at: Date;
}

/** The push service's answer: it accepted the message, the subscription has ended, or it rejects the message for good. */
export type PushResult = { kind: "sent" } | { kind: "gone" } | { kind: "rejected"; status: number };

/** Sends messages to browsers through their push services (RFC 8030). */
export interface PushSender {
  /** @throws if there was no response, or one that asks to try again later */
  send(subscription: Subscription, keys: VapidKeys, message: PushMessage): Promise<PushResult>;
}

interface Setup {
  client: PublicClient;
  /** A `mailto:` or `https:` URL for the operators of push services. */
  contact: string;
  clock: () => Date;
}

export function createPushSender({ client, contact, clock }: Setup): PushSender {
  return {
    async send({ endpoint, ...browser }, keys, { text, topic, expires_at }) {
      const now = clock();
      const headers = {
        Authorization: createAuthorization(keys, { endpoint, contact, now }),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        TTL: String(Math.max(0, Math.floor((expires_at.getTime() - now.getTime()) / 1_000))),
        Urgency: "high",
        Topic: topic,
      };
      const { status } = await client.post(endpoint, headers, encryptMessage(text, browser));
      if (status >= 200 && status < 300) return { kind: "sent" };
      if (status === 404 || status === 410) return { kind: "gone" };
      if (status === 429 || status >= 500) throw new Error(`The push service responded with ${status}.`);
      return { kind: "rejected", status };
    },
  };
}
