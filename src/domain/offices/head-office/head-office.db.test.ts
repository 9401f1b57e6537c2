import { beforeEach, expect, test } from "vitest";
import { loadReferenceData } from "#domain/content/source/load-reference-data.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Locale } from "#editions/locales.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { insertOffice } from "../../../../tests/support/listings.ts";
import { checkHeadOffice, editHeadOffice, sendHeldEmails, showHeadOffice } from "./edit-head-office.ts";
import { readHeadOffice } from "./follow-head-office.ts";
import { UNSET_EMAIL } from "./head-office-queries.ts";

const context = await openTestContext();
const { db, queue } = context;
const head = { ...context, viewer: await insertStaff(db, { name: "Hana Head", staff_role: "head_office" }) };
const office_id = await insertOffice(db);
const manager = {
  ...context,
  viewer: await insertStaff(db, { name: "Ada Boss", staff_role: "office_manager", office_id }),
};

const FIELDS = { name: "The Network", email: "leads@network.internal", phone: "(561) 555-0100", address: null };
const getEmail = async () => (await showHeadOffice(head)).email;
const getVersion = async () => (await showHeadOffice(head)).version;

beforeEach(async () => {
  queue.sent.splice(0);
  await db.deleteFrom("outbox").execute();
  await db.updateTable("offices").set({ email: UNSET_EMAIL }).where("type", "=", "head_office").execute();
});

async function holdEmail(to_address: string): Promise<string> {
  const mail = { to_address, subject: "New inquiry", text: "", html: "", status: "held" as const };
  const { id } = await db
    .insertInto("outbox")
    .values({ ...mail, id: crypto.randomUUID(), key: `inquiry:${to_address}`, headers: "{}", attachments: "[]" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

test("takes the email address from the environment once; the desk's value wins", async () => {
  await loadReferenceData(context);
  expect(await getEmail()).toBe("");
  await loadReferenceData(context, "first@network.internal");
  expect(await getEmail()).toBe("first@network.internal");
  await editHeadOffice(head, { ...FIELDS, version: await getVersion() });
  await loadReferenceData(context, "first@network.internal");
  expect(await getEmail()).toBe("leads@network.internal");
});

test.each([
  ["the environment", () => loadReferenceData(context, FIELDS.email).then(() => sendHeldEmails(context))],
  ["the desk", async () => editHeadOffice(head, { ...FIELDS, version: await getVersion() })],
])("sends held emails, and no others, once %s has an address", async (_, set) => {
  const held = await holdEmail(UNSET_EMAIL);
  await holdEmail("marisol@example.com");
  await set();
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "to_address", "status"])
    .orderBy("status", "desc")
    .execute();
  expect(mails).toEqual([
    { id: held, to_address: FIELDS.email, status: "waiting" },
    { id: expect.any(String), to_address: "marisol@example.com", status: "held" },
  ]);
  expect(queue.sent).toEqual([{ name: "send-mail", data: { outbox_id: held } }]);
});

test("applies the desk's phone number and address; an empty address is the edition's", async () => {
  await editHeadOffice(head, { ...FIELDS, address: "1 Main St, Tampa, Florida", version: await getVersion() });
  const network = { ...context.network };
  expect(await readHeadOffice({ db, network })).toBe(true);
  expect(network).toMatchObject({ default_phone: "(561) 555-0100", head_office_address: "1 Main St, Tampa, Florida" });
  expect(await readHeadOffice({ db, network })).toBe(false);
  await editHeadOffice(head, { ...FIELDS, version: await getVersion() });
  await readHeadOffice({ db, network });
  expect(network.head_office_address).toBeNull();
});

test("falls back to the environment's phone number when the desk's is emptied", async () => {
  const network = { ...context.network, default_phone: "(800) 555-0199" };
  await editHeadOffice(head, { ...FIELDS, version: await getVersion() });
  await readHeadOffice({ db, network });
  await editHeadOffice(head, { ...FIELDS, phone: null, version: await getVersion() });
  expect(await readHeadOffice({ db, network })).toBe(true);
  expect(network.default_phone).toBe("(800) 555-0199");
});

test("shows the second of two editors what the first saved", async () => {
  const read = await getVersion();
  await editHeadOffice(head, { ...FIELDS, version: read });
  await expect(editHeadOffice(head, { ...FIELDS, name: "Other", version: read })).rejects.toMatchObject({
    status: 409,
    current: { name: "The Network" },
  });
  await expect(editHeadOffice(head, { ...FIELDS, version: "nonsense" })).rejects.toMatchObject({ status: 409 });
});

test("lets only head office change it, to valid contact details", async () => {
  await expect(showHeadOffice(manager)).rejects.toMatchObject({ status: 403 });
  await expect(editHeadOffice(manager, { ...FIELDS, version: "" })).rejects.toMatchObject({ status: 403 });
  expect(checkHeadOffice({ ...FIELDS, email: "nobody", phone: "call us", name: " ", version: "x" })).toEqual({
    codes: { name: "required", email: "email", phone: "phone" },
  });
});

test("has its name and town in the site's language", async () => {
  const network = { ...context.network, locales: ["ja-JP"] as [Locale] };
  const { db } = await openTestContext({ edition: EDITIONS.JP, locale: "ja-JP", network });
  const stored = await db.selectFrom("offices").select(["name", "locality"]).executeTakeFirstOrThrow();
  expect(stored).toEqual({ name: "Transworld Business Advisors 本部", locality: "千代田区" });
});
