import { expect, test } from "vitest";
import { writeMail } from "#domain/outbox/write-mail.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { addStaff } from "../../../../tests/support/desk/desk-fixture.ts";
import { insertAgent, insertListing, insertOffice } from "../../../../tests/support/listings.ts";
import { dismissSetUp, sendMailTest, showSetUp } from "./show-set-up.ts";

const context = await openTestContext();
const { db } = context;
const viewer = await addStaff(context, { staff_role: "head_office", email: "boss@company.com" });
const head = { ...context, viewer };
const listDone = async () => (await showSetUp(head)).steps.filter(({ is_done }) => is_done).map(({ name }) => name);

test("an empty network has nothing done, and each step is done by the data itself", async () => {
  expect(await showSetUp(head)).toMatchObject({ is_finished: false, opens_first: true, mail_test: null });
  expect(await listDone()).toEqual([]);
  await db.updateTable("offices").set({ email: "hq@company.com" }).where("type", "=", "head_office").execute();
  expect(await listDone()).toEqual(["head_office"]);
  const office_id = await insertOffice(db);
  await insertAgent(db, { office_id });
  await insertListing(db, { number: 100_001, office_id, status: "draft" });
  expect(await listDone()).toEqual(["head_office", "office", "agent", "listings"]);
  await db.updateTable("listings").set({ status: "active" }).execute();
  expect(await listDone()).toContain("publish");
  expect(await showSetUp(head)).toMatchObject({ is_finished: false, opens_first: false });
});

test("a test email goes to the person who sends it, and its result is shown", async () => {
  await sendMailTest(head);
  const job = context.queue.sent.find(({ name }) => name === "account-mail");
  expect(job?.data).toMatchObject({ kind: "mail_test", account_id: viewer.id });
  const { id } = (job as { data: { id: string } }).data;
  const content = { to: "boss@company.com", subject: "Test", text: "Test", html: "Test" };
  await writeMail(context, { key: `account:${viewer.id}:${id}`, ...content });
  expect((await showSetUp(head)).mail_test).toMatchObject({ to: "boss@company.com", status: "waiting" });
  await db.updateTable("outbox").set({ awaits_server: true }).execute();
  expect((await showSetUp(head)).mail_test?.status).toBe("no_server");
  await db.updateTable("outbox").set({ status: "failed", last_error: "550 no such user" }).execute();
  expect((await showSetUp(head)).mail_test).toMatchObject({ status: "failed", error: "550 no such user" });
  await db.updateTable("outbox").set({ status: "sent" }).execute();
  expect(await showSetUp(head)).toMatchObject({ is_finished: true, mail_test: { status: "sent" } });
});

test("can be put away and opened again", async () => {
  expect(await dismissSetUp(head, true)).toMatchObject({ is_dismissed: true });
  expect(await dismissSetUp(head, false)).toMatchObject({ is_dismissed: false });
  const agent = await addStaff(context, { staff_role: "read_only" });
  await expect(showSetUp({ ...context, viewer: agent })).rejects.toMatchObject({ status: 403 });
});

test("offers the country's other languages that the site isn't in", async () => {
  const { CA } = EDITIONS;
  const network = { ...context.network, locales: ["en-CA"] as [Locale, ...Locale[]] };
  expect(await showSetUp({ ...head, edition: CA, network })).toMatchObject({
    offered_locales: ["fr-CA"],
    locales_value: "en-CA,fr-CA",
  });
  network.locales.push("fr-CA");
  expect((await showSetUp({ ...head, edition: CA, network })).offered_locales).toEqual([]);
  expect((await showSetUp(head)).offered_locales).toEqual([]);
});
