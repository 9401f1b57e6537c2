import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/* What is defined once takes few files to extend, and the type checker finds a definition that is incomplete. */

const root = join(import.meta.dirname, "..");
let copy = "";

/** The additions to a file: each text goes before the line that contains the mark. A new file has no mark. */
type Additions = Record<string, [mark: string | null, text: string][]>;

const FIELD: Additions = {
  "src/db/migrations/0099-parking-spaces.ts": [
    [
      null,
      `import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table listings add column parking_spaces integer check (parking_spaces >= 0)\`.execute(db);
}
`,
    ],
  ],
  "src/db/migrations.ts": [
    ["/** All migrations by name", 'import { up as parkingSpaces } from "./migrations/0099-parking-spaces.ts";\n'],
    ['"0001-network"', '  "0099-parking-spaces": { up: parkingSpaces },\n'],
  ],
  "src/db/tables/listings.ts": [["  year_established:", "  parking_spaces: number | null;\n"]],
  "src/domain/listings/fields/public-fields.ts": [
    [
      "  year_established: {",
      `  parking_spaces: {
    type: "count",
    label: m.listing_field_employees,
    section: "public",
    headers: "Parking Spaces | Parking",
    importNote: "a whole number",
    fact: 4.5,
    compared: 7.5,
  },
`,
    ],
  ],
};

const FILTER: Additions = {
  "src/domain/search/filters/search-filters.ts": [
    ["  kind: { type:", '  parking: { type: "flag", condition: "parking_spaces > 0", chip: m.filter_relocatable },\n'],
  ],
  "src/web/components/listings/search-filters.tsx": [
    ['name="relocatable"', '          <FlagFilter query={query} name="parking" label={m.filter_relocatable()} />\n'],
  ],
};

const EMAIL: Additions = {
  "src/emails/inquiries/inquiry-copied.tsx": [
    [
      null,
      `import { m } from "#messages/messages.js";
import type { Email } from "../email.ts";
import { Title } from "../parts.tsx";

/** A copy of an inquiry for its office. */
export const inquiryCopied: Email<"enquiry-mails"> = {
  kind: "notice",
  recipient: "agent",
  envelope: ({ lead }) => ({ key: "enquiry:" + lead.enquiry.id + ":office", to: lead.office.email }),
  subject: ({ options }) => m.mail_acknowledged_subject({}, options),
  content: {
    preview: ({ lead }) => lead.enquiry.name,
    reason: ({ options }) => m.mail_nda_agent_reason({}, options),
    body: ({ lead }) => <Title>{lead.enquiry.name}</Title>,
  },
};
`,
    ],
  ],
  "src/emails/emails.ts": [
    ["import { inquiryReceived }", 'import { inquiryCopied } from "./inquiries/inquiry-copied.tsx";\n'],
    ["    guideSent,", "    inquiryCopied,\n"],
  ],
};

const ACCOUNT_EMAIL: Additions = {
  "src/emails/account/locked.ts": [
    [
      null,
      `import { m } from "#messages/messages.js";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const locked: AccountEmailDefinition = createAccountEmail("locked", null, {
  subject: m.mail_reset_subject,
  title: m.mail_reset_title,
  text: m.mail_reset_text,
  note: m.mail_reset_note,
});
`,
    ],
  ],
  "src/emails/emails.ts": [
    ["import type { AccountEmailDefinition }", 'import { locked } from "./account/locked.ts";\n'],
    ["  cancelled,", "  locked,\n"],
  ],
};

const CALL: Additions = {
  "src/domain/offices/count-offices.ts": [
    [
      null,
      `import type { Context } from "#domain/context.ts";
import { selectActiveOffices } from "./office-queries.ts";

export async function countOffices({ db }: Context): Promise<{ offices: number }> {
  return { offices: (await selectActiveOffices(db)).length };
}
`,
    ],
  ],
  "src/api/rest/office-count.ts": [
    [
      null,
      `import * as v from "valibot";
import { countOffices } from "#domain/offices/count-offices.ts";
import { defineOperation } from "../http/operation.ts";

export const showOfficeCount = defineOperation({
  id: "office_count",
  method: "GET",
  path: "/office-count",
  tag: "Offices",
  summary: "Count offices",
  response: { status: 200, schema: v.object({ offices: v.number() }) },
  handle: (context) => countOffices(context),
});
`,
    ],
  ],
  "src/api/operations.ts": [
    ["import { showOffice }", 'import { showOfficeCount } from "./rest/office-count.ts";\n'],
    ["  showOffice,", "  showOfficeCount,\n"],
  ],
};

function add(additions: Additions): void {
  for (const [path, texts] of Object.entries(additions)) {
    const file = join(copy, path);
    for (const [mark, text] of texts) {
      const lines = mark === null ? [] : readFileSync(file, "utf8").split("\n");
      const at = mark === null ? 0 : lines.findIndex((line) => line.includes(mark));
      expect({ path, mark, at }).not.toMatchObject({ at: -1 });
      lines.splice(at, 0, text.replace(/\n$/, ""));
      writeFileSync(file, `${lines.join("\n").trimEnd()}\n`);
    }
  }
}

function replace(path: string, found: string | RegExp, text: string): void {
  const file = join(copy, path);
  const before = readFileSync(file, "utf8");
  expect(before).toMatch(found);
  writeFileSync(file, before.replace(found, text));
}

/** The type errors of the copy, one per line. */
function typecheck(...include: string[]): string[] {
  const config = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify({ ...config, include }));
  const { stdout } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line.includes("error TS"));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "handover-definitions-"));
  for (const name of ["src", "tests", "scripts"]) cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ["node_modules", "content", "demo"]) symlinkSync(join(root, name), join(copy, name));
  cpSync(join(root, "package.json"), join(copy, "package.json"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("a column without a definition of its field does not compile", () => {
  add({ "src/db/tables/listings.ts": FIELD["src/db/tables/listings.ts"] ?? [] });

  expect(typecheck("src/domain/listings/fields")).toContainEqual(
    expect.stringMatching(/public-fields\.ts.*'parking_spaces' is missing/),
  );
});

test.each([
  ["a listing field", FIELD, 4],
  ["a search filter", FILTER, 2],
  ["an email", EMAIL, 2],
  ["an account email", ACCOUNT_EMAIL, 2],
  ["a REST call", CALL, 3],
] as const)("adding %s changes few files, messages aside", (_, additions, files) => {
  const { "src/db/tables/listings.ts": column, ...rest } = additions as Additions;
  add(rest);

  expect(Object.keys(rest).length + (column ? 1 : 0)).toBe(files);
});

test("what was added compiles", () => {
  expect(typecheck("src", "tests")).toEqual([]);
});

test("an email without a subject or a note and a call without a response do not compile", () => {
  replace("src/emails/inquiries/inquiry-copied.tsx", /^ {2}subject: .*\n/m, "");
  replace("src/emails/account/locked.ts", /^ {2}note: .*\n/m, "");
  replace("src/api/rest/office-count.ts", /^ {2}response: .*\n/m, "");

  const errors = typecheck("src/emails", "src/api/operations.ts");
  expect(errors).toContainEqual(expect.stringMatching(/inquiry-copied\.tsx.*'subject' is missing/));
  expect(errors).toContainEqual(expect.stringMatching(/locked\.ts.*'note' is missing/));
  expect(errors).toContainEqual(expect.stringMatching(/office-count\.ts.*'response' is missing/));
});
