import { beforeEach, expect, test } from "vitest";
import { NotAllowed, NotFound } from "#lib/errors.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertStaff } from "../../../tests/support/leads.ts";
import { insertOffice } from "../../../tests/support/listings.ts";
import { readOutbox } from "./read-outbox.ts";
import { resendMail } from "./resend-mail.ts";
import { writeMail } from "./write-mail.ts";

const context = await openTestContext();
const { db, queue } = context;
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", staff_role: "head_office" }) };
const reader = { ...context, viewer: await insertStaff(db, { name: "Rae Reader", staff_role: "read_only" }) };
const office_id = await insertOffice(db);
const manager = { ...context, viewer: await insertStaff(db, { name: "Ada", staff_role: "office_manager", office_id }) };

const PAGE = { page: 1, per_page: 25 };
let id = "";
beforeEach(async () => {
  await db.deleteFrom("outbox").execute();
  await writeMail(context, { key: "a", to: "pat@company.internal", subject: "One", text: "canary", html: "canary" });
  await writeMail(context, { key: "b", to: "sam@company.internal", subject: "Two", text: "canary", html: "canary" });
  queue.sent.splice(0);
  const { id: first } = await db.selectFrom("outbox").select("id").where("key", "=", "a").executeTakeFirstOrThrow();
  id = first;
  await db
    .updateTable("outbox")
    .set({ status: "failed", attempts: 30, last_error: "550 no such user" })
    .where("id", "=", id)
    .execute();
});

test("shows head office each email's delivery status without its content", async () => {
  const { data, meta } = await readOutbox(head, { ...PAGE, status: "failed" });
  expect(meta).toEqual({ ...PAGE, total: 1, pages: 1 });
  expect(data).toMatchObject([
    { id, to: "pat@company.internal", status: "failed", attempts: 30, last_error: "550 no such user", sent_at: null },
  ]);
  expect(JSON.stringify(data)).not.toContain("canary");
  expect((await readOutbox(head, { ...PAGE, to: "SAM@" })).data).toHaveLength(1);
  expect((await readOutbox(head, { ...PAGE, to: "_am@" })).data).toEqual([]);
  for (const who of [reader, manager]) await expect(readOutbox(who, PAGE)).rejects.toBeInstanceOf(NotAllowed);
});

test("sends a failed email again, once however often it is requested", async () => {
  for (let round = 0; round < 3; round++) await resendMail(head, id);
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: id } }]);
  expect((await readOutbox(head, PAGE)).data.find((mail) => mail.id === id)).toMatchObject({
    status: "waiting",
    attempts: 0,
  });
  const recorded = await db.selectFrom("staff_actions").select(["action", "subject"]).execute();
  expect(recorded).toEqual([{ action: "outbox.sent_again", subject: `mail ${id}` }]);
});

test("ignores waiting and sent emails, reports unknown ones and rejects other staff", async () => {
  await db.updateTable("outbox").set({ status: "sent" }).where("id", "=", id).execute();
  await resendMail(head, id);
  expect(queue.sent).toEqual([]);
  for (const wrong of ["nonsense", "11111111-1111-4111-8111-111111111111"])
    await expect(resendMail(head, wrong)).rejects.toBeInstanceOf(NotFound);
  for (const who of [reader, manager]) await expect(resendMail(who, id)).rejects.toBeInstanceOf(NotAllowed);
});
