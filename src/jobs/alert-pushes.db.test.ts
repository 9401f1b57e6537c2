import { beforeEach, expect, test } from "vitest";
import { cancelAccount } from "#domain/accounts/closing/cancel-account.ts";
import {
  addAlertDevice,
  listAlertDevices,
  removeAlertDevice,
} from "#domain/buyers/alerts/devices/own-alert-devices.ts";
import { sendAlertPush } from "#domain/buyers/alerts/devices/send-alert-push.ts";
import type { Context, Jobs } from "#domain/context.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { NETWORK_SEARCH, openAlertFixture } from "../../tests/support/alert-fixture.ts";
import { insertBuyer } from "../../tests/support/buyer-rows.ts";
import { insertStaff } from "../../tests/support/leads.ts";
import { createSubscription, FakePushService } from "../../tests/support/push.ts";
import { sendAlertMails } from "./send-alert-mails.ts";

const fixture = await openAlertFixture();
const { context, advanceMinutes, publishListing, save } = fixture;
const { db, queue } = context;
const service = new FakePushService();

beforeEach(() => {
  queue.sent.splice(0);
  service.received.splice(0);
  service.result = { kind: "sent" };
});

/** Runs the queued notifications. */
async function push(): Promise<void> {
  const jobs = queue.sent.splice(0).filter(({ name }) => name === "alert-push");
  for (const { data } of jobs) await sendAlertPush(context, service, data as Jobs["alert-push"]);
}

const countDevices = async (buyer: Context) => (await listAlertDevices(buyer)).data.length;

test("notifies every browser of the buyer once for each email, with the listings' number and the search's page", async () => {
  await addAlertDevice(fixture.buyer, createSubscription("phone"));
  await addAlertDevice(fixture.buyer, createSubscription("desktop"));
  await addAlertDevice({ ...context, viewer: await insertBuyer(db) }, createSubscription("other"));
  await save("?q=bakery");
  advanceMinutes(1);
  const numbers = [await publishListing(), await publishListing()];

  for (let run = 0; run < 2; run++) await sendAlertMails(context);
  await push();

  const shown = {
    title: "2 businesses to look at",
    body: numbers.map((number) => `Bakery ${number}`).join(", "),
    path: `${NETWORK_SEARCH}?q=bakery`,
    lang: "en-US",
  };
  expect(service.received.toSorted((a, b) => a.to.localeCompare(b.to))).toMatchObject([
    { to: "desktop", ...shown },
    { to: "phone", ...shown },
  ]);
  expect((await listAlertDevices(fixture.buyer)).data[0]).toMatchObject({ notified_at: fixture.now.toISOString() });
});

test("leads to the listing if there is one, and to the search page if several searches found them", async () => {
  await addAlertDevice(fixture.buyer, createSubscription("phone"));
  await save("?q=bakery");
  advanceMinutes(1);
  const number = await publishListing();
  await sendAlertMails(context);
  await push();
  await save("?price_max=400000");
  advanceMinutes(61);
  await publishListing();
  await publishListing();
  await sendAlertMails(context);
  await push();

  expect(service.received.map(({ title, path }) => [title, path])).toEqual([
    ["A business to look at", `/buy-a-business/listings/restaurant-${number}`],
    ["2 businesses to look at", NETWORK_SEARCH],
  ]);
});

test("sends nothing a day later, for listings that are gone, without a sender and to a removed browser", async () => {
  await addAlertDevice(fixture.buyer, createSubscription("phone"));
  await save("");
  advanceMinutes(1);
  const number = await publishListing();
  await sendAlertMails(context);
  const [{ data } = { data: null }] = queue.sent.filter(({ name }) => name === "alert-push");
  const job = data as Jobs["alert-push"];
  await sendAlertPush(context, null, job);
  await sendAlertPush({ ...context, clock: () => new Date(fixture.now.getTime() + DAY_MS) }, service, job);
  await db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", number).execute();
  await sendAlertPush(context, service, job);
  await db.updateTable("listings").set({ status: "active" }).where("number", "=", number).execute();
  await removeAlertDevice(fixture.buyer, job.device_id);
  await sendAlertPush(context, service, job);

  expect(service.received).toEqual([]);
});

test("forgets a browser that its push service no longer knows", async () => {
  await addAlertDevice(fixture.buyer, createSubscription("phone"));
  await save("");
  advanceMinutes(1);
  await publishListing();
  await sendAlertMails(context);
  service.result = { kind: "gone" };
  await push();

  expect(await countDevices(fixture.buyer)).toBe(0);
});

test("is for buyers only, who have at most 20 browsers, and ends with the account", async () => {
  const staff = await insertStaff(db, { name: "Hana", staff_role: "head_office" });
  for (const viewer of [context.viewer, staff])
    await expect(addAlertDevice({ ...context, viewer }, createSubscription())).rejects.toMatchObject({ status: 401 });
  for (let n = 0; n < 20; n++) await addAlertDevice(fixture.buyer, createSubscription(`phone-${n}`));
  await expect(addAlertDevice(fixture.buyer, createSubscription("one-more"))).rejects.toMatchObject({ status: 422 });
  const other = { ...context, viewer: await insertBuyer(db) };
  const [device] = (await listAlertDevices(fixture.buyer)).data;
  await removeAlertDevice(other, device?.id ?? "");
  expect(await countDevices(fixture.buyer)).toBe(20);
  await db
    .updateTable("accounts")
    .set({ password_hash: await context.passwords.hash("four quiet herons") })
    .where("email", "like", "buyer-%")
    .execute();
  await cancelAccount(fixture.buyer, { password: "four quiet herons" });
  expect(await countDevices(fixture.buyer)).toBe(0);
});
