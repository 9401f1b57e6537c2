import { getPushUrl, type PushPages, readPush } from "./read-push.ts";

/* The types are those parts of the Service Worker and Push APIs that are used, because the library of the DOM lacks them. */

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

/**
 * Runs a service worker that shows notifications and opens their pages. It stores nothing and answers no requests.
 */
export function runPushWorker(pages: PushPages): void {
  const scope = globalThis as unknown as WorkerScope;
  const { origin } = scope.location;

  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

  scope.addEventListener("push", (event) => {
    const push = readPush(event.data?.text() ?? "");
    if (!push) return;
    const { title, body, path, tag, lang } = push;
    // A newer notification with the same tag replaces the earlier one and alerts again.
    const options = { body, tag, lang, renotify: true, icon: "/icons/icon-192.png", data: { path } };
    event.waitUntil(scope.registration.showNotification(title, options));
  });

  scope.addEventListener("notificationclick", (event) => {
    event.notification?.close();
    event.waitUntil(openPage(scope, getPushUrl(event.notification?.data?.path, origin, pages)));
  });
}

/** Shows an address in a window that has it open, or else in a new one. */
async function openPage({ clients }: WorkerScope, url: string): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((each) => each.url === url);
  if (open) {
    await open.focus();
    return;
  }
  // An open window may hold an unsent text, so it isn't navigated away.
  await clients.openWindow(url);
}
