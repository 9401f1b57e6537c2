import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signUp } from "./buyers.ts";
import { DESKTOP, startVisitors, waitUntilReady } from "./visitors.ts";

const PATH = "/bizmatch/preferences";
const site = startVisitors();

/** Replaces the push service, which browsers reach over the internet, by one that accepts every subscription. */
function replacePushService(page: Page): Promise<void> {
  return page.evaluate(() => {
    let current: PushSubscription | null = null;
    const toText = (bytes: Uint8Array): string =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.getSubscription = async () => current;
    PushManager.prototype.subscribe = async () => {
      const { publicKey } = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits",
      ]);
      const p256dh = toText(new Uint8Array(await crypto.subtle.exportKey("raw", publicKey)));
      const keys = { p256dh, auth: toText(crypto.getRandomValues(new Uint8Array(16))) };
      const endpoint = "https://push.example.net/p/1";
      const unsubscribe = async () => {
        current = null;
        return true;
      };
      current = {
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe,
      } as unknown as PushSubscription;
      return current;
    };
  });
}

test("a buyer turns alerts on and off in a browser, whose worker controls only buyers' pages", async () => {
  const page = await site.visit("/privacy");
  await signUp(page, "june.device@example.com");
  await page.context().grantPermissions(["notifications"], { origin: site.origin });
  await page.goto(PATH);
  await waitUntilReady(page);
  await replacePushService(page);
  const listDevices = async (): Promise<object[]> =>
    (await (await page.request.get(`${site.origin}/api/account/devices`)).json()).data;

  await page.getByRole("button", { name: "Turn on alerts" }).click();
  await page.getByRole("button", { name: "Turn off alerts" }).waitFor();

  expect(await listDevices()).toMatchObject([{ endpoint: "https://push.example.net/p/1", works: true }]);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(["/bizmatch/"]);
  await page.getByRole("button", { name: "Turn off alerts" }).click();
  await page.getByRole("button", { name: "Turn on alerts" }).waitFor();
  expect(await listDevices()).toEqual([]);
});

test("without script, the switch isn't shown", async () => {
  const page = await site.visit("/privacy");
  await signUp(page, "june.plain@example.com");
  const storageState = await page.context().storageState();
  const plain = await site.visit(PATH, { ...DESKTOP, storageState, javaScriptEnabled: false });

  await plain.getByRole("heading", { name: "Email alerts" }).waitFor();
  expect(await plain.getByText("Alerts on this device").count()).toBe(0);
});
