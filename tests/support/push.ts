import { createECDH, randomBytes } from "node:crypto";
import type { ShownPush } from "#domain/accounts/devices/deliver-push.ts";
import type { Context } from "#domain/context.ts";
import { addDevice } from "#domain/staff/devices/own-devices.ts";
import type { PushResult, PushSender, Subscription } from "#integrations/push/push-sender.ts";

/** Creates a browser's subscription to a push service on the internet. */
export function createSubscription(name = "1"): Subscription {
  const p256dh = createECDH("prime256v1").generateKeys().toString("base64url");
  return { endpoint: `https://push.example.net/p/${name}`, p256dh, auth: randomBytes(16).toString("base64url") };
}

/** Turns on notifications for the context's viewer. Returns the device's id. */
export async function insertDevice(context: Context, name: string): Promise<string> {
  const subscription = createSubscription(name);
  await addDevice(context, subscription);
  const { id } = await context.db
    .selectFrom("push_devices")
    .select("id")
    .where("endpoint", "=", subscription.endpoint)
    .executeTakeFirstOrThrow();
  return id;
}

/** A push service in memory that stores what it receives. */
export class FakePushService implements PushSender {
  readonly received: ({ to: string; topic: string } & ShownPush)[] = [];
  result: PushResult | Error = { kind: "sent" };

  async send({ endpoint }: Subscription, _keys: object, { text, topic }: { text: string; topic: string }) {
    if (this.result instanceof Error) throw this.result;
    this.received.push({ to: endpoint.split("/").at(-1) ?? "", topic, ...(JSON.parse(text) as ShownPush) });
    return this.result;
  }

  /** Who got which title since the last call. */
  takeTitles(): string[] {
    return this.received.splice(0).map(({ to, title }) => `${to}: ${title}`);
  }
}
