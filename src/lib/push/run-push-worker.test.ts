import { beforeAll, beforeEach, expect, test, vi } from "vitest";

const origin = "https://brokers.example";
const listeners = new Map<string, (event: object) => void>();
const shown: [title: string, options: object][] = [];
const focused: string[] = [];
const opened: string[] = [];
let windows: string[] = [];

beforeAll(async () => {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("addEventListener", (name: string, listener: (event: object) => void) => listeners.set(name, listener));
  vi.stubGlobal("registration", {
    showNotification: async (...shownOne: (typeof shown)[0]) => void shown.push(shownOne),
  });
  vi.stubGlobal("clients", {
    matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  });
  const { runPushWorker } = await import("./run-push-worker.ts");
  runPushWorker({ folder: "/desk/", home: "/desk/leads" });
});

beforeEach(() => {
  for (const list of [shown, focused, opened]) list.length = 0;
});

/** Dispatches an event and waits for what it started. */
async function dispatch(name: string, event: object): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
}
const push = (text: string) => dispatch("push", { data: { text: () => text } });
const click = (data: unknown) => dispatch("notificationclick", { notification: { close: () => {}, data } });

test("shows a notification, and nothing for a message that isn't one", async () => {
  const message = { title: "New lead: Pat Doe", body: "Bakery", path: "/desk/leads/1", tag: "1", lang: "en-US" };
  await push(JSON.stringify(message));
  expect(shown).toMatchObject([["New lead: Pat Doe", { body: "Bakery", tag: "1", data: { path: "/desk/leads/1" } }]]);
  await push("not JSON");
  await dispatch("push", { data: null });
  expect(shown).toHaveLength(1);
});

test("a click shows the window that has the lead open, or opens one", async () => {
  windows = [`${origin}/desk/leads/2`, `${origin}/desk/leads/1`];
  await click({ path: "/desk/leads/1" });
  expect({ focused, opened }).toEqual({ focused: [`${origin}/desk/leads/1`], opened: [] });
  await click({ path: "/desk/leads/3" });
  await click(null);
  expect(opened).toEqual([`${origin}/desk/leads/3`, `${origin}/desk/leads`]);
});
