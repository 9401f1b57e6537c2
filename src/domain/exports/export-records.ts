import type { Context } from "#domain/context.ts";
import { AGENT_HEADERS, LEAD_HEADERS, OFFICE_HEADERS, REDIRECT_HEADERS } from "#domain/imports/network/header-names.ts";
import { selectStoredRedirects } from "#domain/redirects/import/import-queries.ts";
import { authorize, getScope, type StaffAction } from "#domain/staff/staff-policy.ts";
import { BYTE_ORDER_MARK, formatCsvLine } from "#lib/format-csv.ts";
import {
  type ExportScope,
  selectExportedAgents,
  selectExportedLeads,
  selectExportedListings,
  selectExportedOffices,
} from "./export-queries.ts";
import { LISTING_HEADERS, toListingCells } from "./listing-cells.ts";

export const EXPORT_KINDS = ["listings", "offices", "agents", "leads", "redirects"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];
export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface Export {
  right: StaffAction;
  headers: readonly string[];
  listRows(context: Context, scope: ExportScope): AsyncIterable<string[]>;
}

const BATCH_SIZE = 1_000;
const officeFields = Object.entries(OFFICE_HEADERS);
const agentFields = Object.entries(AGENT_HEADERS);
const leadFields = Object.entries(LEAD_HEADERS);

const EXPORTS: Record<ExportKind, Export> = {
  listings: { right: "listing.read", headers: LISTING_HEADERS, listRows: listListings },
  offices: { right: "office.read", headers: officeFields.map(([, names]) => names[0]), listRows: listOffices },
  agents: { right: "agent.read", headers: agentFields.map(([, names]) => names[0]), listRows: listAgents },
  leads: {
    right: "lead.read",
    headers: leadFields.map(([, names]) => names[0]),
    listRows: (context, scope) => listLeads(context, scope),
  },
  redirects: {
    right: "redirect.read",
    headers: Object.values(REDIRECT_HEADERS).map(([name]) => name),
    listRows: listRedirects,
  },
};

/** Checks that the viewer may export records of a kind. @throws NotSignedIn; NotAllowed */
export function authorizeExport(context: Context, kind: ExportKind): ExportScope {
  return getScope(authorize(context, EXPORTS[kind].right));
}

/**
 * Exports the records that the viewer may see, with the column names that the import reads: importing the file again
 * changes nothing.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function exportRecords(context: Context, kind: ExportKind, format: ExportFormat): Promise<Uint8Array> {
  const scope = authorizeExport(context, kind);
  const { headers, listRows } = EXPORTS[kind];
  return writeFile(headers, listRows(context, scope), format);
}

/** Exports the given listings that the viewer may see. @throws NotSignedIn; NotAllowed */
export async function exportSelectedListings(
  context: Context,
  format: ExportFormat,
  numbers: readonly number[],
): Promise<Uint8Array> {
  const scope = authorizeExport(context, "listings");
  return writeFile(LISTING_HEADERS, listListings(context, scope, numbers), format);
}

/** Exports the inquiries of the given leads that the viewer may see. @throws NotSignedIn; NotAllowed */
export async function exportSelectedLeads(
  context: Context,
  format: ExportFormat,
  ids: readonly string[],
): Promise<Uint8Array> {
  const scope = authorizeExport(context, "leads");
  return writeFile(EXPORTS.leads.headers, listLeads(context, scope, ids), format);
}

/** Writes rows as a file. */
export async function writeFile(
  headers: readonly string[],
  rows: AsyncIterable<string[]> | Iterable<string[]>,
  format: ExportFormat,
): Promise<Uint8Array> {
  const parts = format === "csv" ? [BYTE_ORDER_MARK, formatCsvLine(headers)] : ["[\n"];
  let isFirst = true;
  for await (const cells of rows) {
    if (format === "csv") parts.push(formatCsvLine(cells));
    else {
      const record = JSON.stringify(Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ""])));
      parts.push(isFirst ? "" : ",\n", record);
    }
    isFirst = false;
  }
  if (format === "json") parts.push("\n]\n");
  return new TextEncoder().encode(parts.join(""));
}

async function* listListings(
  { db, edition }: Context,
  scope: ExportScope,
  numbers: readonly number[] | null = null,
): AsyncGenerator<string[]> {
  let after = 0;
  while (true) {
    const listings = await selectExportedListings(db, scope, after, BATCH_SIZE, numbers);
    for (const listing of listings) yield toListingCells(listing, edition);
    after = listings.at(-1)?.number ?? 0;
    if (listings.length < BATCH_SIZE) return;
  }
}

async function* listOffices({ db, edition }: Context, scope: ExportScope): AsyncGenerator<string[]> {
  for (const office of await selectExportedOffices(db, scope)) {
    const region = edition.regions.find(({ slug }) => slug === office.region_slug)?.name ?? office.region_slug;
    const values: Record<string, unknown> = { ...office, region_slug: region };
    yield officeFields.map(([field]) => toText(values[field]));
  }
}

async function* listAgents({ db }: Context, scope: ExportScope): AsyncGenerator<string[]> {
  for (const agent of await selectExportedAgents(db, scope)) {
    const values: Record<string, unknown> = { ...agent, office_id: agent.office };
    yield agentFields.map(([field]) => toText(values[field]));
  }
}

async function* listLeads(
  { db }: Context,
  scope: ExportScope,
  ids: readonly string[] | null = null,
): AsyncGenerator<string[]> {
  for (const lead of await selectExportedLeads(db, scope, ids)) {
    const values: Record<string, unknown> = lead;
    yield leadFields.map(([field]) => toText(values[field]));
  }
}

async function* listRedirects({ db }: Context): AsyncGenerator<string[]> {
  for (const { from_pattern, to_pattern, status, active } of await selectStoredRedirects(db)) {
    yield [from_pattern, to_pattern, String(status), active ? "yes" : "no"];
  }
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value instanceof Date ? value.toISOString() : String(value);
}
