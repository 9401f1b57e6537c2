import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { OfficeOpeningHourTable, OfficeTable } from "#db/tables/offices.ts";
import { OFFICE_COLUMNS } from "./office-fields.ts";

function buildEditedOfficesQuery(db: Db) {
  return db
    .selectFrom("offices")
    .select(["id", "slug", "type", "successor_id", "closed_at", "updated_at", "photo", ...OFFICE_COLUMNS]);
}

export type EditedOfficeRow = NonNullable<Awaited<ReturnType<typeof selectEditedOffice>>>;

export function selectEditedOffice(db: Db, id: number) {
  return buildEditedOfficesQuery(db).where("id", "=", id).executeTakeFirst();
}

export interface OfficeListQuery extends SortedPageQuery {
  q?: string | undefined;
  office_id?: number | undefined;
  status?: "Active" | "Inactive" | undefined;
}

/** Selects a page of offices by name, with the total. */
export async function selectEditedOffices(
  db: Db,
  { q, office_id, status, descending, page, per_page }: OfficeListQuery,
): Promise<{ data: EditedOfficeRow[]; total: number }> {
  let found = buildEditedOfficesQuery(db);
  if (office_id !== undefined) found = found.where("id", "=", office_id);
  if (status !== undefined) found = found.where("status", "=", status);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) => or([eb("name", "ilike", pattern), eb("locality", "ilike", pattern)]));
  }
  const sorted = found.orderBy("name", descending ? "desc" : "asc").orderBy("id");
  return selectPage(sorted, { page, per_page });
}

export async function insertOffice(db: Db, office: Insertable<OfficeTable>): Promise<number> {
  return (await db.insertInto("offices").values(office).returning("id").executeTakeFirstOrThrow()).id;
}

/** Updates an office if it still has the version `before`; false if someone else changed it. */
export async function updateOffice(
  db: Db,
  id: number,
  before: Date,
  change: Updateable<OfficeTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("offices")
    .set(change)
    .where("id", "=", id)
    // A version has milliseconds; the database stores microseconds.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, "=", before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceHours(
  db: Db,
  office_id: number,
  week: readonly Omit<Insertable<OfficeOpeningHourTable>, "office_id">[],
): Promise<void> {
  await db.deleteFrom("office_opening_hours").where("office_id", "=", office_id).execute();
  const rows = week.map((day) => ({ ...day, office_id }));
  if (rows.length > 0) await db.insertInto("office_opening_hours").values(rows).execute();
}

/** Selects an office's postal codes, in order. */
export async function selectTerritory(db: Db, office_id: number): Promise<string[]> {
  const rows = await db
    .selectFrom("office_territories")
    .select("postal_code")
    .where("office_id", "=", office_id)
    .orderBy("postal_code")
    .execute();
  return rows.map(({ postal_code }) => postal_code);
}

/** Selects the postal codes among these that belong to another office, and its name. */
export function selectTakenCodes(
  db: Db,
  office_id: number,
  codes: readonly string[],
): Promise<{ postal_code: string; office: string }[]> {
  return db
    .selectFrom("office_territories")
    .innerJoin("offices", "offices.id", "office_territories.office_id")
    .select(["office_territories.postal_code", "offices.name as office"])
    .where("office_id", "!=", office_id)
    .where(({ eb }) => eb("office_territories.postal_code", "=", sql<string>`any(${[...codes]})`))
    .orderBy("postal_code")
    .execute();
}

export async function replaceTerritory(db: Db, office_id: number, codes: readonly string[]): Promise<void> {
  await db.deleteFrom("office_territories").where("office_id", "=", office_id).execute();
  await sql`
    insert into office_territories (postal_code, office_id)
    select code, ${office_id}::integer from unnest(${[...codes]}::text[]) as given (code)`.execute(db);
}

/** Returns whether an active agent belongs to an office. */
export async function isAgentOfOffice(db: Db, id: number, office_id: number): Promise<boolean> {
  const row = await db
    .selectFrom("agents")
    .select("id")
    .where("id", "=", id)
    .where("office_id", "=", office_id)
    .where("active", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Selects an office's numbers, for choosing the one that a visit sees. */
export function selectOfficePhones(db: Db, id: number) {
  return db
    .selectFrom("offices")
    .select(["phone", "organic_number", "paid_number", "telephone_url_triggers"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
