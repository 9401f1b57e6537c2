import { expect, test } from "vitest";
import { listContactIds } from "#domain/contacts/list/list-contacts.ts";
import { ALL_CONTACTS, openContactFixture } from "../../../tests/support/contacts.ts";
import { exportContacts } from "./export-contacts.ts";

const { signIn, insertOwn, insertOther } = await openContactFixture();

test("lists and exports the selected people as far as the viewer's scope shows them", async () => {
  await insertOwn({ email: "both@export.internal", name: "Own Name", phone: "+1 813 555 0142" });
  await insertOther({ email: "both@export.internal", name: "Other Name" });
  await insertOther({ email: "theirs@export.internal", name: "=cmd()" });
  const query = { ...ALL_CONTACTS, q: "export.internal" };
  const ids = await listContactIds(signIn("head_office"), query);
  expect(ids).toHaveLength(2);
  const read = async (role: "agent" | "head_office") =>
    JSON.parse(new TextDecoder().decode(await exportContacts(signIn(role), "json", ids)));
  expect(await read("agent")).toMatchObject([{ name: "Own Name", emails: "both@export.internal", leads: "1" }]);
  expect(await read("head_office")).toMatchObject([{ name: "=cmd()" }, { emails: "both@export.internal", leads: "2" }]);
  expect(await listContactIds(signIn("agent"), query)).toHaveLength(1);
  const csv = new TextDecoder().decode(await exportContacts(signIn("head_office"), "csv", ids));
  expect(csv).not.toMatch(/^"?=cmd/m);
  expect(await exportContacts(signIn("agent"), "json", [])).toHaveLength(5);
});
