import { beforeEach, expect, test } from "vitest";
import { getPushExpiry } from "#domain/accounts/devices/push-expiry.ts";
import { getPushKey, reencryptPushKeys } from "#domain/accounts/devices/push-keys.ts";
import { checkSubscription } from "#domain/accounts/devices/subscription.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { createPublicClient } from "#integrations/public-client.ts";
import { createPushSender } from "#integrations/push/push-sender.ts";
import { createVapidKeys } from "#integrations/push/vapid.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { createSubscription, insertDevice } from "../../../../tests/support/push.ts";
import { addDevice, listOwnDevices, removeDevice, testDevice } from "./own-devices.ts";

const context = await openTestContext({
  getUserAgent: () => "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
});
const { db } = context;
const office_id = await insertOffice(db);
const create = async (name: string, staff_role: "office_manager" | "read_only") => ({
  ...context,
  viewer: await insertStaff(db, { name, staff_role, office_id: staff_role === "read_only" ? null : office_id }),
});
const maria = await create("Maria", "office_manager");
const dana = await create("Dana", "office_manager");
const reader = await create("Reader", "read_only");

beforeEach(async () => {
  await db.deleteFrom("push_keys").execute();
});

const toJson = ({ endpoint, p256dh, auth }: ReturnType<typeof createSubscription>) => ({
  endpoint,
  expirationTime: null,
  keys: { p256dh, auth },
});

test("accepts a browser's subscription, and no address inside the network", () => {
  const subscription = createSubscription();
  expect(checkSubscription(toJson(subscription))).toEqual({ input: subscription });
  for (const endpoint of [
    "http://push.example.net/p/1",
    "https://127.0.0.1/p/1",
    "https://[::1]/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/",
    "https://database.internal/",
    "https://user:password@push.example.net/",
    "javascript:alert(1)",
    "\0",
  ])
    expect(checkSubscription(toJson({ ...subscription, endpoint })), endpoint).toEqual({
      codes: { endpoint: "public_url" },
    });
  expect(
    checkSubscription(toJson({ ...subscription, endpoint: `https://push.example.net/${"a".repeat(1_000)}` })),
  ).toEqual({
    codes: { endpoint: "too_long" },
  });
  expect(checkSubscription(toJson({ ...subscription, auth: "short" }))).toEqual({ codes: { keys: "invalid" } });
  for (const body of [
    null,
    {},
    { endpoint: 1 },
    { ...toJson(subscription), keys: "x" },
    { endpoint: "\ud800", keys: {} },
  ])
    expect(checkSubscription(body)).toHaveProperty("codes");
});

test("a push service whose name resolves to this machine isn't connected to", async () => {
  const sender = createPushSender({
    client: createPublicClient(),
    contact: "https://a.example",
    clock: () => new Date(),
  });
  const subscription = { ...createSubscription(), endpoint: "https://localhost/p/1" };
  await expect(
    sender.send(subscription, createVapidKeys(), { text: "", topic: "a", expires_at: new Date() }),
  ).rejects.toThrow("public address");
});

test("lists, tries and removes one's own browsers only, and records both in the log", async () => {
  const id = await insertDevice(maria, "maria");
  await insertDevice(dana, "dana");
  const { data, public_key } = await listOwnDevices(maria);
  expect(data).toMatchObject([{ id, browser: "Firefox, Linux", works: true, notified_at: null }]);
  expect(Buffer.from(public_key, "base64url")).toHaveLength(65);
  expect(Object.keys(data[0] ?? {})).not.toContain("auth");
  await testDevice(maria, id);
  expect(context.queue.sent).toEqual([
    {
      name: "push-notification",
      data: { device_id: id, reason: "test", lead_id: null, expires_at: getPushExpiry(context) },
    },
  ]);
  await expect(testDevice(dana, id)).rejects.toMatchObject({ status: 404 });
  for (const other of [id, "none", "\0"])
    await expect(removeDevice(dana, other)).rejects.toMatchObject({ status: 404 });
  await removeDevice(maria, id);
  expect((await listOwnDevices(maria)).data).toEqual([]);
  const actions = await db
    .selectFrom("staff_actions")
    .select("action")
    .where("account_id", "=", maria.viewer.id)
    .execute();
  expect(actions.map(({ action }) => action)).toEqual(["notifications.turned_on", "notifications.turned_off"]);
  await expect(addDevice(reader, createSubscription())).rejects.toMatchObject({ status: 403 });
});

test("a browser belongs to whoever turned it on last, and a person has at most 20", async () => {
  const shared = createSubscription("shared");
  await addDevice(maria, shared);
  await addDevice(maria, shared);
  expect((await listOwnDevices(maria)).data).toHaveLength(1);
  await addDevice(dana, shared);
  expect((await listOwnDevices(maria)).data).toHaveLength(0);
  for (let number = 1; number < 20; number++) await insertDevice(dana, String(number));
  await expect(addDevice(dana, createSubscription("20"))).rejects.toMatchObject({ status: 422 });
  await addDevice(dana, shared);
});

test("creates one key pair, also for two at once, and stores its private key encrypted", async () => {
  const [first, second] = await Promise.all([getPushKey(maria), getPushKey(dana)]);
  expect(second).toEqual(first);
  const [stored, ...others] = await db.selectFrom("push_keys").selectAll().execute();
  expect(others).toEqual([]);
  expect(Buffer.from(context.encryptor.decrypt(stored?.private_key_encrypted ?? "") ?? "", "base64url")).toHaveLength(
    32,
  );
});

test("re-encrypts keys; while none can be decrypted, new browsers get another pair", async () => {
  const withKeys = (...keys: [string, ...string[]]) => ({ ...maria, encryptor: createEncryptor(keys) });
  const [before, both, after] = [withKeys("old"), withKeys("new", "old"), withKeys("new")];
  await insertDevice(before, "before");
  const key = await getPushKey(before);
  expect(await getPushKey(both)).toEqual(key);
  expect(await reencryptPushKeys(after)).toEqual({ reencrypted: 0, current: 0, unreadable: 1 });
  expect(await reencryptPushKeys(both)).toEqual({ reencrypted: 1, current: 0, unreadable: 0 });
  expect(await reencryptPushKeys(after)).toEqual({ reencrypted: 0, current: 1, unreadable: 0 });
  expect(await getPushKey(after)).toEqual(key);
  const lost = withKeys("another");
  expect((await getPushKey(lost)).id).not.toBe(key.id);
  expect((await listOwnDevices(lost)).data).toMatchObject([{ works: false }]);
});
