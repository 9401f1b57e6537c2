import { beforeEach, expect, test } from "vitest";
import { deleteEndedDevice } from "#domain/accounts/devices/device-queries.ts";
import { getPushExpiry } from "#domain/accounts/devices/push-expiry.ts";
import type { StaffViewer } from "#domain/context.ts";
import { disableStaff } from "#domain/staff/members/change-staff.ts";
import { createEncryptor } from "#integrations/encryptor.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertLeadFor, insertStaff } from "../../../../tests/support/leads.ts";
import { insertAgent, insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { createSubscription, FakePushService, insertDevice } from "../../../../tests/support/push.ts";
import { assignLead } from "../assign-lead.ts";
import { markHandled, markSpam } from "../mark-lead.ts";
import { receiveReply } from "../replies/receive-reply.ts";
import { getReplyToken } from "../replies/reply-address.ts";
import { notifyOverdueReplies } from "../routing/notify-overdue-replies.ts";
import { reassignOverdueLeads } from "../routing/reassign-overdue-leads.ts";
import { sendPush } from "./send-push.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now, locale: "en-US" });
const { db, queue } = context;
const system = { ...context, viewer: { role: "system" as const } };
const as = (viewer: StaffViewer) => ({ ...context, viewer });

const office_id = await insertOffice(db, { slug: "miami" });
const tampa = await insertOffice(db, { slug: "tampa-bay" });
const [maria, dana] = await Promise.all(
  ["maria", "dana"].map((name) => insertAgent(db, { office_id, slug: name, email: `${name}@brokers.internal` })),
);
const insert = (name: string, staff_role: StaffViewer["staff_role"], agent_id: number | null, office = office_id) =>
  insertStaff(db, { name, staff_role, office_id: office, agent_id });
const staff = {
  maria: await insert("Maria", "agent", maria ?? 0),
  dana: await insert("Dana", "agent", dana ?? 0),
  manager: await insert("Manager", "office_manager", null),
  tampa: await insert("Tampa", "office_manager", null, tampa),
};
await insertListing(db, { number: 100_001, office_id, agent_id: maria ?? 0, name: "Coastal Bakery" });
const devices = {
  maria: await insertDevice(as(staff.maria), "maria"),
  phone: await insertDevice(as(staff.maria), "phone"),
  dana: await insertDevice(as(staff.dana), "dana"),
  manager: await insertDevice(as(staff.manager), "manager"),
  tampa: await insertDevice(as(staff.tampa), "tampa"),
};

let service = new FakePushService();
await queue.work("push-notification", (job) => sendPush(system, service, job as Parameters<typeof sendPush>[2]));

beforeEach(async () => {
  service = new FakePushService();
  for (const table of ["enquiries", "leads"] as const) await db.deleteFrom(table).execute();
  queue.sent.length = 0;
});

const insertLead = (agent_id: number | null = maria ?? 0) =>
  insertLeadFor(context, { office_id, agent_id, listing_number: 100_001 });
const takeTitles = async () => {
  await queue.runAll();
  return service.takeTitles().sort();
};

test("a new lead notifies all browsers of its agent, with no more than the email shows", async () => {
  const id = await insertLead();
  await queue.runAll();
  expect(service.received.map(({ to }) => to).sort()).toEqual(["maria", "phone"]);
  expect(service.received[0]).toMatchObject({
    title: "New lead: Pat Doe",
    body: "Coastal Bakery",
    path: `/desk/leads/${id}`,
    tag: id,
    topic: id.replaceAll("-", ""),
  });
  expect(Object.keys(service.received[0] ?? {}).sort()).toEqual(
    ["to", "topic", "title", "body", "path", "tag", "lang"].sort(),
  );
});

test("a lead without an agent notifies the office's managers, and no other office", async () => {
  await insertLead(null);
  expect(await takeTitles()).toEqual(["manager: New lead: Pat Doe"]);
});

test("a lead that is passed on notifies the next agent", async () => {
  await insertLead();
  await takeTitles();
  now = new Date(now.getTime() + 15 * 60_000);
  expect(await reassignOverdueLeads(system)).toBe(1);
  expect(await takeTitles()).toEqual(["dana: Assigned to you: Pat Doe"]);
});

test("an assigned lead notifies the agent, but not whoever assigned it to themselves", async () => {
  const id = await insertLead(null);
  await takeTitles();
  await assignLead(as(staff.manager), id, dana ?? 0);
  expect(await takeTitles()).toEqual(["dana: Assigned to you: Pat Doe"]);
  await assignLead(as(staff.dana), id, maria ?? 0);
  expect(await takeTitles()).toEqual(["maria: Assigned to you: Pat Doe", "phone: Assigned to you: Pat Doe"]);
});

test("a reply by email notifies the agent", async () => {
  const id = await insertLead();
  await takeTitles();
  await markHandled(as(staff.maria), id, true);
  const recipients = [`replies+${await getReplyToken(db, id)}@mail.internal`];
  const from = { name: "Pat Doe", address: "pat@company.internal" };
  const mail = { message_id: "<1@a>", from, recipients, subject: "Re:", text: "Yes.", headers: new Map() };
  expect(await receiveReply(system, { ...mail, attachments: [] })).toBe("filed");
  expect(await takeTitles()).toEqual(["maria: Pat Doe replied", "phone: Pat Doe replied"]);
  const stranger = { message_id: "<2@a>", from: { ...from, address: "pat@elsewhere.internal" }, attachments: [] };
  expect(await receiveReply(system, { ...mail, ...stranger })).toBe("filed");
  expect(await takeTitles(), "from another address").toEqual([]);
});

test("an unanswered reply notifies the agent and the office's managers, unless it came from another address", async () => {
  const id = await insertLead();
  const recipients = [`replies+${await getReplyToken(db, id)}@mail.internal`];
  const mail = { recipients, subject: "Re:", text: "Yes.", headers: new Map(), attachments: [] };
  for (const [position, address] of ["pat@company.internal", "pat@elsewhere.internal"].entries()) {
    await markHandled(as(staff.maria), id, true);
    await receiveReply(system, { ...mail, message_id: `<overdue-${position}@a>`, from: { name: "Pat Doe", address } });
    await takeTitles();
    now = new Date(now.getTime() + 15 * 60_000);
    expect(await notifyOverdueReplies(system)).toBe(1);
    const notified = ["manager", "maria", "phone"].map((to) => `${to}: Pat Doe is still waiting`);
    expect(await takeTitles()).toEqual(position === 0 ? notified : []);
  }
});

test("a lead that head office gives back to an office notifies its managers", async () => {
  const id = await insertLead();
  await takeTitles();
  const head = await insertStaff(db, { name: "Hana Head", staff_role: "head_office" });
  await assignLead(as(head), id, null);
  expect(await takeTitles()).toEqual(["manager: Assigned to you: Pat Doe"]);
});

test("a notification that no longer applies isn't sent", async () => {
  const handled = await insertLead();
  await markHandled(as(staff.maria), handled, true);
  expect(await takeTitles()).toEqual([]);
  const spam = await insertLead();
  await markSpam(as(staff.maria), spam, true);
  expect(await takeTitles()).toEqual([]);
  const passed = await insertLead();
  await assignLead(as(staff.maria), passed, dana ?? 0);
  expect(await takeTitles()).toEqual(["dana: Assigned to you: Pat Doe"]);
  await insertLead(null);
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  expect(await takeTitles()).toEqual([]);
});

test("old inquiries notify no one", async () => {
  await insertLeadFor(context, { office_id, agent_id: maria ?? 0, received_at: new Date("2026-11-18T12:00:00Z") });
  expect(queue.sent).toEqual([]);
});

test("the demo, without a sender, sends nothing", async () => {
  await insertLead();
  for (const { data } of queue.sent.splice(0)) await sendPush(system, null, data as Parameters<typeof sendPush>[2]);
  expect(service.received).toEqual([]);
});

const toTest = (device_id: string) => ({
  device_id,
  reason: "test" as const,
  lead_id: null,
  expires_at: getPushExpiry(context),
});
const selectDevice = (id: string) => db.selectFrom("push_devices").selectAll().where("id", "=", id).executeTakeFirst();

test("stores when a browser was notified or its push service rejected it, and retries what may succeed later", async () => {
  await sendPush(system, service, toTest(devices.phone));
  expect(await selectDevice(devices.phone)).toMatchObject({ notified_at: now, rejected_status: null });
  service.result = { kind: "rejected", status: 403 };
  await sendPush(system, service, toTest(devices.phone));
  expect(await selectDevice(devices.phone)).toMatchObject({ notified_at: now, rejected_status: 403 });
  service.result = new Error("The push service responded with 503.");
  await expect(sendPush(system, service, toTest(devices.phone))).rejects.toThrow("503");
  service.result = { kind: "sent" };
  await sendPush(system, service, toTest(devices.phone));
  expect(await selectDevice(devices.phone)).toMatchObject({ rejected_status: null });
});

test("a push service that is down is tried for four hours, and not after that", async () => {
  const job = toTest(devices.phone);
  service.result = new Error("The push service responded with 503.");
  now = new Date(now.getTime() + 4 * 3_600_000 - 1);
  await expect(sendPush(system, service, job)).rejects.toThrow("503");
  now = new Date(now.getTime() + 1);
  await sendPush(system, service, job);
  service.result = { kind: "sent" };
  await sendPush(system, service, job);
  expect(service.received).toEqual([]);
});

test("removes a browser that its push service no longer knows, unless it was turned on again meanwhile", async () => {
  const ended = await insertDevice(as(staff.maria), "ended");
  await deleteEndedDevice(db, { id: ended, auth: createSubscription().auth });
  expect(await selectDevice(ended)).toBeDefined();
  service.result = { kind: "gone" };
  await sendPush(system, service, toTest(ended));
  expect(await selectDevice(ended)).toBeUndefined();
  await sendPush(system, service, toTest(ended));
});

test("sends nothing while the key can't be decrypted, and nothing to an account that is disabled", async () => {
  const other = { ...system, encryptor: createEncryptor(["another key"]) };
  await sendPush(other, service, toTest(devices.phone));
  expect(service.received).toEqual([]);
  const leaving = await insert("Leaving", "agent", dana ?? 0);
  const device = await insertDevice(as(leaving), "leaving");
  const head = await insertStaff(db, { name: "Head", staff_role: "head_office" });
  await disableStaff(as(head), leaving.id);
  expect(await selectDevice(device)).toBeUndefined();
});
