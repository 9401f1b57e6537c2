/** Additions to the source, by file: each text goes before the line that contains the mark. A new file has no mark. */
export type Additions = Record<string, [mark: string | null, text: string][]>;

export const FIELD: Additions = {
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

export const FILTER: Additions = {
  "src/domain/search/search-filters.ts": [
    ["  kind: { type:", '  parking: { type: "flag", condition: "parking_spaces > 0", chip: m.filter_relocatable },\n'],
  ],
  "src/web/components/listings/search-filters.tsx": [
    ['name="relocatable"', '          <FlagFilter query={query} name="parking" label={m.filter_relocatable()} />\n'],
  ],
};

export const EMAIL: Additions = {
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

export const ACCOUNT_EMAIL: Additions = {
  "src/emails/account/locked.ts": [
    [
      null,
      `import { m } from "#messages/messages.js";
import { type AccountEmailDefinition, createAccountEmail } from "./create-account-email.tsx";

export const locked: AccountEmailDefinition = createAccountEmail("locked", null, {
  subject: m.choose_new_password,
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

export const CALL: Additions = {
  "src/domain/offices/count-offices.ts": [
    [
      null,
      `import type { Context } from "#domain/context.ts";
import { getOfficeDirectory } from "./office-directory.ts";

export async function countOffices({ db }: Context): Promise<{ offices: number }> {
  return { offices: (await getOfficeDirectory(db)).length };
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

export const PAGE: Additions = {
  "src/web/site-map/seller-pages.ts": [
    [
      "  sellerRegistration: {",
      `  preparation: {
    file: "sell/preparation-page",
    paths: onNetworkAndOffices("sell-a-business/preparation"),
    sitemap: ["network"],
    section: "preparation",
    menu: { name: "sell", label: m.nav_sell },
  },
`,
    ],
  ],
  "src/web/pages/sell/preparation-page.tsx": [
    [
      null,
      `import { TextPage } from "../../components/content/text-page.tsx";
import { createContentLoader } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";

export const loader = createContentLoader("preparation");

export default function PreparationPage() {
  const { content } = useLoaderData<typeof loader>();
  return <TextPage content={content} pageKey="preparation" />;
}
`,
    ],
  ],
};

/** Rows of the site map that each lack something. */
export const INCOMPLETE_PAGES = `import { definePages } from "./page.ts";

const file = "sell/sell-page";
definePages({ a: { file, paths: { network: "a" } } });
definePages({ b: { file, paths: { network: "b" }, sitemap: ["network"] } });
definePages({ c: { file, paths: { network: "c" }, sitemap: ["office"], section: null } });
definePages({ d: { file, paths: { network: "d" }, sitemap: "noindex", menu: { name: "sell" } } });
definePages({ e: { file, paths: { network: "e/:post" }, sitemap: ["network"] } });
definePages({ f: { file, paths: { network: "f" }, sitemap: "noindex", parent: "a" } });
`;

/** What a test adds, with the number of files that change. */
export const ADDITIONS: [name: string, additions: Additions, files: number][] = [
  ["a listing field", FIELD, 4],
  ["a search filter", FILTER, 2],
  ["an email", EMAIL, 2],
  ["an account email", ACCOUNT_EMAIL, 2],
  ["a REST call", CALL, 3],
  ["a page", PAGE, 2],
];
