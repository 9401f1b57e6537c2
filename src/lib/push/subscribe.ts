/** A service worker that shows notifications. */
export interface PushWorker {
  url: string;
  scope: string;
}

/** Whether this browser can show notifications at this address. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Returns this browser's subscription; null if notifications are off. */
export async function findSubscription({ scope }: PushWorker): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Another worker might control a wider scope.
  if (registration?.scope !== new URL(scope, location.href).href) return null;
  return registration.pushManager.getSubscription();
}

/** Subscribes this browser to the site's public key. @throws if the browser can't reach its push service */
export async function subscribe({ url, scope }: PushWorker, publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(url, { scope });
  const { pushManager } = await getActiveRegistration(scope);
  // A subscription to an earlier key would be rejected by its push service.
  const existing = await pushManager.getSubscription();
  if (existing && toBase64url(existing.options.applicationServerKey) !== publicKey) await existing.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Returns the registration once its worker is active, because it can't subscribe before that. */
async function getActiveRegistration(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
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
