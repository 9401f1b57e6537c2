import { useEffect, useState } from "react";
import { findSubscription, subscribe } from "#lib/push/subscribe.ts";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";

const WORKER = { url: "/desk/push-worker.js", scope: "/desk/" };

/** Returns this browser's subscription; null if notifications are off. */
export const findOwnSubscription = (): Promise<PushSubscription | null> => findSubscription(WORKER);

/** The address of this browser's subscription; null while notifications are off. `reload` reads it again. */
export function useOwnEndpoint(): { endpoint: string | null; reload(): Promise<void> } {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const reload = async (): Promise<void> => setEndpoint((await findOwnSubscription())?.endpoint ?? null);
  useEffect(() => {
    let isCurrent = true;
    void findOwnSubscription().then((found) => isCurrent && setEndpoint(found?.endpoint ?? null));
    return () => {
      isCurrent = false;
    };
  }, []);
  return { endpoint, reload };
}

/**
 * Asks for permission and turns on notifications in this browser.
 *
 * @throws Error with a message for the person
 */
export async function enablePush(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(m.push_blocked());
  const subscription = await subscribe(WORKER, publicKey).catch(() => {
    throw new Error(m.push_failed());
  });
  await call("/me/devices", "POST", subscription.toJSON());
}
