import { useEffect, useState } from "react";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";

const WORKER = "/desk/push-worker.js";
const SCOPE = "/desk/";

/** Whether this browser can show notifications at this address. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription of this browser; null if notifications are off. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // Another worker might control a wider scope.
  if (registration?.scope !== new URL(SCOPE, location.href).href) return null;
  return registration.pushManager.getSubscription();
}

/** The address of this browser's subscription; null while notifications are off. `reload` reads it again. */
export function useOwnEndpoint(): { endpoint: string | null; reload(): Promise<void> } {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const reload = async (): Promise<void> => setEndpoint((await findSubscription())?.endpoint ?? null);
  useEffect(() => {
    let isCurrent = true;
    void findSubscription().then((found) => isCurrent && setEndpoint(found?.endpoint ?? null));
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
  const subscription = await subscribe(publicKey).catch(() => {
    throw new Error(m.push_failed());
  });
  await call("/me/devices", "POST", subscription.toJSON());
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const { pushManager } = await getActiveRegistration();
  // A subscription to an earlier key would be rejected by its push service.
  const existing = await pushManager.getSubscription();
  if (existing && toBase64url(existing.options.applicationServerKey) !== publicKey) await existing.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Returns the registration once its worker is active, because it can't subscribe before that. */
async function getActiveRegistration(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  if (!registration) throw new Error("The service worker isn't registered.");
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("The service worker didn't start."));
    });
  });
  return registration;
}

function toBase64url(key: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
