import { type Context, runInTransaction } from "#domain/context.ts";
import { createRemark } from "#domain/imports/table-files/remark.ts";
import { invalidate } from "#domain/invalidate.ts";
import { lockImports, selectOffices } from "#domain/listings/import/import-queries.ts";
import { shorten } from "#domain/listings/import/row-problem.ts";
import { readYesNo } from "#domain/listings/import/values/choices.ts";
import { addOffice } from "#domain/offices/editing/create-office.ts";
import { addPlace } from "#domain/offices/editing/edit-office.ts";
import {
  type EditedOfficeRow,
  selectEditedOffice,
  selectTerritory,
  updateOffice,
} from "#domain/offices/editing/edited-office-queries.ts";
import {
  checkNewOffice,
  checkOffice,
  type OfficeChange,
  type OfficeValues,
} from "#domain/offices/editing/office-change.ts";
import { saveOfficeParts } from "#domain/offices/editing/save-office-parts.ts";
import { countRecords } from "#domain/offices/transfers/count-queries.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import type { Region } from "#editions/edition.ts";
import { toSlug } from "#lib/slug.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { BadField, type Claim, type RowTexts, type SavedRow } from "./network-row.ts";

/** Creates or updates a row's office, found by slug or name. @throws Invalid; BadValue */
export function saveOfficeRow(context: Context, texts: RowTexts, claim: Claim): Promise<SavedRow> {
  return runInTransaction(context, async (tx) => {
    await lockImports(tx.db);
    const body = toBody(texts, tx.edition.regions);
    const id = await findOfficeId(tx, texts);
    if (id !== null) {
      await claim(id);
      return updateRow(tx, id, body);
    }
    const checked = checkNewOffice({ ...body, slug: texts.get("slug") });
    if ("codes" in checked) throw createStaffProblem(checked.codes);
    const created = await addOffice(tx, checked.input);
    await claim(created);
    return { id: created, change: "created" };
  });
}

async function findOfficeId({ db }: Context, texts: RowTexts): Promise<number | null> {
  const offices = await selectOffices(db);
  const slug = texts.get("slug");
  if (slug) return offices.find((office) => office.slug === slug)?.id ?? null;
  const name = toSlug(texts.get("name") ?? "");
  const named = offices.filter((office) => toSlug(office.name) === name);
  if (named.length > 1)
    throw new BadField("name", createRemark(m.import_offices_ambiguous, { text: shorten(texts.get("name") ?? "") }));
  return (named[0] ?? offices.find((office) => office.slug === name))?.id ?? null;
}

async function updateRow(context: Context, id: number, body: object): Promise<SavedRow> {
  const before = await selectEditedOffice(context.db, id);
  if (!before) throw new Error(`Office ${id} not found.`);
  const checked = checkOffice({ ...body, version: "import" });
  if ("codes" in checked) throw createStaffProblem(checked.codes);
  const { fields, territory } = checked.input;
  if (fields.status && fields.status !== before.status) await checkStatus(context, before, fields.status);
  const changed = getChanged(before, addPlace(context, before, fields));
  const movesTerritory = await hasTerritoryChanged(context, id, territory);
  if (Object.keys(changed).length === 0 && !movesTerritory) return { id, change: "unchanged" };
  const updated_at = getNextVersion(before.updated_at, context.clock());
  const closing = changed.status && { successor_id: null, closed_at: changed.status === "Active" ? null : updated_at };
  await updateOffice(context.db, id, before.updated_at, { ...changed, ...closing, updated_at });
  await saveOfficeParts(context, id, { hours: undefined, territory: movesTerritory ? territory : undefined });
  await invalidate(context, `office:${before.slug}`, "offices", "listings");
  return { id, change: "updated" };
}

/**
 * Rejects closing an office that has records: a person has to choose which office takes them over. A file may close
 * offices without records and reopen offices.
 */
async function checkStatus(
  { db }: Context,
  { id, type }: EditedOfficeRow,
  status: NonNullable<OfficeValues["status"]>,
): Promise<void> {
  if (status === "Active") return;
  if (type === "head_office") throw createStaffProblem({ status: "invalid" });
  const counts = await countRecords(db, { office_id: id });
  if (Object.values(counts).some((count) => count > 0)) throw createStaffProblem({ status: "close_separately" });
}

/** Returns the fields that differ from the stored ones. A changed place includes its coordinates. */
function getChanged(before: EditedOfficeRow, fields: OfficeValues): OfficeValues {
  const entries = Object.entries(fields).filter(
    ([name, value]) => !(name in before) || before[name as keyof EditedOfficeRow] !== value,
  );
  return Object.fromEntries(entries);
}

async function hasTerritoryChanged(
  { db }: Context,
  id: number,
  territory: OfficeChange["territory"],
): Promise<boolean> {
  if (territory === undefined) return false;
  return [...territory].sort().join() !== (await selectTerritory(db, id)).sort().join();
}

/** Converts a row to the body that the desk's form would send, without empty cells. */
function toBody(texts: RowTexts, regions: readonly Region[]): Record<string, unknown> {
  const body: Record<string, unknown> = Object.fromEntries(texts);
  delete body.slug;
  const region = texts.get("region_slug");
  if (region) body.region_slug = findRegion(regions, region);
  const alternate = texts.get("is_alternate_address");
  if (alternate) body.is_alternate_address = readYesNo(alternate);
  const status = texts.get("status")?.toLowerCase();
  if (status) body.status = STATUSES[status] ?? status;
  return body;
}

const STATUSES: Partial<Record<string, string>> = {
  active: "Active",
  open: "Active",
  inactive: "Inactive",
  closed: "Inactive",
};

function findRegion(regions: readonly Region[], text: string): string {
  const key = toSlug(text);
  const found = regions.find(({ slug, name, code }) => slug === key || toSlug(name) === key || toSlug(code) === key);
  if (!found) throw new BadField("region_slug", createRemark(m.import_not_a_region, { text: shorten(text) }));
  return found.slug;
}
