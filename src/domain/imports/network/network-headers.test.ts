import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { RECORD_HEADERS, readNetworkHeader } from "./network-headers.ts";

test.each([
  ["offices", "Office Name,Email,Zip"],
  ["offices", "Import line,Import column,Import value,Import reason,Name,Email,Phone,City,State"],
  ["agents", "Agent,Email,Office,City,Zip"],
  ["agents", "NAME,E-mail,office,Extension (ext.)"],
  [undefined, "Headline,Category,Location,Office,Agent,Email"],
  [undefined, "Name,Industry,State,Agent Email,Office"],
  [undefined, "Name,Email"],
  [undefined, ""],
])("recognizes a file of %s by the header %s", (kind, header) => {
  expect(readNetworkHeader(header.split(","))?.kind).toBe(kind);
});

test("reads the preferred of two columns for one field and lists unread columns", () => {
  const header = readNetworkHeader(["Branch", "Office Name", "Email", "Zip", "Color", ""]);
  expect(header).toMatchObject({
    fields: [null, "name", "email", "postal_code", null],
    ignored: ["Branch", "Color"],
  });
});

test("lists every header in docs/import.md", async () => {
  const page = await readFile("docs/import.md", "utf8");
  const [, section = ""] = page.split("## Offices and agents");
  const names = Object.values(RECORD_HEADERS).flatMap((table) => Object.values(table).flat());
  expect(names.filter((name) => !section.includes(name))).toEqual([]);
});
