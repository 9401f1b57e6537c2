import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mergeLeads } from "#domain/leads/merge-leads.ts";
import { openContactFixture } from "../../../../tests/support/contacts.ts";
import { addContactNote } from "../add-contact-note.ts";
import { mergeContacts, separateContact } from "./merge-contacts.ts";

const { context, signIn, list, listEmails, getContactId, show, insertOwn, insertOther } = await openContactFixture();
const agent = signIn("agent");
const merge = async (main: string, other: string, viewer = agent) =>
  mergeContacts(viewer, await getContactId(main), await getContactId(other));
const listDuplicates = async (email: string) =>
  (await show("agent", email)).duplicates.map(({ emails, reason }) => [emails[0], reason]);

test("shows two merged contacts as one person, under both addresses, until they are separated", async () => {
  const [work, home] = ["kim@work.internal", "kim@home.internal"];
  await insertOwn({ email: work, received_at: new Date("2026-11-10T12:00:00Z") });
  await insertOwn({ email: home, type: "valuation", received_at: new Date("2026-11-15T12:00:00Z") });
  await insertOther({ email: home });
  const note = { key: randomUUID(), text: "Prefers mornings." };
  for (const _ of [1, 2]) await addContactNote(agent, await getContactId(home), note);
  for (const _ of [1, 2]) await merge(work, home);
  const merged = await show("agent", home);
  expect(merged).toMatchObject({ id: await getContactId(work), leads: [{}, {}] });
  expect(merged.addresses.map(({ email, is_main }) => [email, is_main])).toEqual([
    [work, true],
    [home, false],
  ]);
  expect(merged.timeline.filter(({ kind }) => kind === "note")).toMatchObject([{ text: "Prefers mornings." }]);
  expect(await list("head_office", { q: "kim@" })).toMatchObject([
    { id: merged.id, leads: 3, is_seller: true, latest_at: context.clock() },
  ]);
  expect(await list("agent", { q: "kim@", role: "seller" })).toHaveLength(1);
  await expect(separateContact(agent, merged.id, merged.id)).rejects.toThrow("main email address");
  await separateContact(agent, merged.id, await getContactId(home));
  expect((await show("agent", work)).timeline.map(({ kind }) => kind)).toEqual(["inquiry"]);
  expect((await show("agent", home)).timeline.map(({ kind }) => kind).sort()).toEqual(["inquiry", "note"]);
  expect(await list("head_office", { q: work })).toMatchObject([
    { is_seller: false, latest_at: new Date("2026-11-10T12:00:00Z") },
  ]);
  const logged = await context.db.selectFrom("staff_actions").select(["action", "details"]).orderBy("id").execute();
  expect(logged.map(({ action }) => action)).toEqual(["contact.note", "contact.merged", "contact.separated"]);
  expect(JSON.stringify(logged)).not.toMatch(/kim|mornings/);
});

test("keeps a note to those who see its author's leads", async () => {
  const email = "noted@notes.internal";
  await insertOwn({ email });
  await insertOther({ email });
  const id = await getContactId(email);
  await addContactNote(agent, id, { key: null, text: "Of the agent" });
  await addContactNote(signIn("office_manager"), id, { key: null, text: "Of the office" });
  await addContactNote(signIn("head_office"), id, { key: null, text: "Of head office" });
  const listNotes = async (role: Parameters<typeof show>[0]) =>
    (await show(role, email)).timeline.flatMap((event) => (event.kind === "note" ? event.text : [])).sort();
  expect(await listNotes("agent")).toEqual(["Of the agent"]);
  expect(await listNotes("office_manager")).toEqual(["Of the agent", "Of the office"]);
  expect(await listNotes("read_only")).toEqual(["Of head office", "Of the agent", "Of the office"]);
});

test("merges only contacts that the viewer may see and change", async () => {
  await insertOwn({ email: "mine@limits.internal" });
  await insertOther({ email: "theirs@limits.internal" });
  await expect(merge("mine@limits.internal", "theirs@limits.internal")).rejects.toThrow("Contact not found");
  await expect(merge("mine@limits.internal", "theirs@limits.internal", signIn("read_only"))).rejects.toThrow();
  expect(await listEmails("head_office", { q: "limits.internal" })).toHaveLength(2);
});

test("proposes the same mailbox, leads of both, and the same name with the same phone, never a phone alone", async () => {
  await insertOwn({ email: "jo.ann+biz@gmail.com", name: "Jo Ann Fox", phone: "+1 813 555 0177" });
  await insertOwn({ email: "joann@gmail.com", name: "J. Fox" });
  await insertOwn({ email: "jo@company.internal", name: "jo  ann fox", phone: "(813) 555-0177" });
  await insertOwn({ email: "partner@company.internal", name: "Lee Fox", phone: "(813) 555-0177" });
  await insertOther({ email: "j.oann@gmail.com", name: "Jo Ann Fox" });
  const first = await insertOwn({ email: "one@lead.internal", name: "One" });
  const second = await insertOwn({ email: "two@lead.internal", name: "Two" });
  await mergeLeads(agent, first, second);
  expect(await listDuplicates("jo.ann+biz@gmail.com")).toEqual([
    ["joann@gmail.com", "same_mailbox"],
    ["jo@company.internal", "same_name_and_phone"],
  ]);
  expect(await listDuplicates("partner@company.internal")).toEqual([]);
  expect(await listDuplicates("one@lead.internal")).toEqual([["two@lead.internal", "same_lead"]]);
  await merge("jo.ann+biz@gmail.com", "joann@gmail.com");
  expect(await listDuplicates("joann@gmail.com")).toEqual([["jo@company.internal", "same_name_and_phone"]]);
});
