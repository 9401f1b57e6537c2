import { getDeskUrl, readPush } from "./read-push.ts";

/*
 * The desk's service worker. It shows notifications and opens their leads; it stores nothing and answers no requests. The
 * types are those parts of the Service Worker and Push APIs that it uses, because the library of the DOM lacks them.
 */

interface WindowClient {
  url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  /** Set for a push event. */
  data?: { text(): string } | null;
  /** Set for a click on a notification. */
  notification?: Notification;
}

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("push", (event) => {
  const push = readPush(event.data?.text() ?? "");
  if (!push) return;
  const { title, body, path, tag, lang } = push;
  // A newer notification of the same lead replaces the earlier one and alerts again.
  const options = { body, tag, lang, renotify: true, icon: "/icons/icon-192.png", data: { path } };
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener("notificationclick", (event) => {
  event.notification?.close();
  event.waitUntil(openDesk(getDeskUrl(event.notification?.data?.path, origin)));
});

/** Shows an address in a window of the desk that is open, or else in a new one. */
async function openDesk(url: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((each) => each.url === url);
  if (open) {
    await open.focus();
    return;
  }
  // An open window may hold an unsent reply, so it isn't navigated away.
  await scope.clients.openWindow(url);
}
