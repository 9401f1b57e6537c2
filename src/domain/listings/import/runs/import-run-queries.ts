import { type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ImportChangeTable, ImportFinding, ImportRunTable } from "#db/tables/imports.ts";
import type { StoredListing } from "../import-queries.ts";

export type ImportRun = Selectable<ImportRunTable>;

export interface NewImportRun {
  file_name: string;
  file_key: string | null;
  account_id: number | null;
  office_id: number | null;
  state: "uploaded" | "running";
}

export async function insertRun(db: Db, run: NewImportRun, now: Date): Promise<number> {
  const { id } = await db
    .insertInto("import_runs")
    .values({
      ...run,
      created_at: now,
      updated_at: now,
      total: null,
      problem: null,
      report: null,
      settings: "{}",
      counts: "{}",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type RunChange = Partial<Omit<ImportRun, "id" | "counts" | "settings" | "findings">> & {
  counts?: Record<string, number>;
  settings?: object;
  findings?: readonly ImportFinding[];
};

export async function updateRun(
  db: Db,
  id: number,
  { counts, settings, findings, ...change }: RunChange,
): Promise<void> {
  await db
    .updateTable("import_runs")
    .set({
      ...change,
      ...(counts && { counts: JSON.stringify(counts) }),
      ...(settings && { settings: JSON.stringify(settings) }),
      ...(findings && { findings: JSON.stringify(findings) }),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Changes a run from one state to another.
 *
 * @returns false if it is no longer in the first state
 */
export async function changeRunState(
  db: Db,
  id: number,
  from: readonly ImportRun["state"][],
  to: ImportRun["state"],
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("import_runs")
    .set({ state: to, updated_at: now })
    .where("id", "=", id)
    .where("state", "in", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function selectRun(db: Db, id: number): Promise<ImportRun | undefined> {
  return db.selectFrom("import_runs").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface ListedRun extends Omit<ImportRun, "report" | "settings" | "file_key" | "findings"> {
  account_name: string | null;
  has_report: boolean;
}

/** Selects the latest runs, without the uploads that were never imported. */
export async function selectRuns(
  db: Db,
  { office_id, page, per_page }: { office_id?: number | undefined; page: number; per_page: number },
): Promise<{ data: ListedRun[]; total: number }> {
  const query = db
    .selectFrom("import_runs as run")
    .leftJoin("staff", "staff.account_id", "run.account_id")
    .where("run.state", "<>", "uploaded")
    .$if(office_id !== undefined, (all) => all.where("run.office_id", "=", office_id ?? 0));
  const { total } = await query.select((from) => from.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const data = await query
    .select(["run.id", "run.state", "run.file_name", "run.account_id", "run.office_id", "run.created_at", "run.kind"])
    .select(["run.updated_at", "run.total", "run.counts", "run.problem", "staff.name as account_name"])
    .select(sql<boolean>`run.report is not null`.as("has_report"))
    .orderBy("run.id", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { data, total: Number(total) };
}

export interface NewChange {
  number: number;
  change: ImportChangeTable["change"];
  before: StoredListing | null;
}

/** Records the listings that a run created or updated. Call it in the transaction that wrote them. */
export async function insertChanges(db: Db, run_id: number, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    insert into import_changes (run_id, listing_number, change, before, version)
    select ${run_id}, listings.number, given.change, given.before, listings.version
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as given (number integer, change text, before jsonb)
    join listings using (number)`.execute(db);
}

export interface StoredChange {
  listing_number: number;
  name: string;
  change: ImportChangeTable["change"];
  before: Record<string, unknown> | null;
  /** The listing's version after the run, and its current version. */
  version: number;
  current: number;
  /** Whether the listing has inquiries, NDAs, deals or tasks. */
  in_use: boolean;
}

/** Selects some of a run's changes in the order of their numbers and locks them. */
export async function selectChanges(db: Db, run_id: number, after: number, limit: number): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select c.listing_number, l.name, c.change, c.before, c.version, l.version as current,
      exists (select from enquiries where enquiries.listing_number = l.number)
        or exists (select from ndas where ndas.listing_number = l.number)
        or exists (select from deals where deals.listing_number = l.number)
        or exists (select from tasks where tasks.listing_number = l.number) as in_use
    from import_changes c join listings l on l.number = c.listing_number
    where c.run_id = ${run_id} and c.listing_number > ${after}
    order by c.listing_number limit ${limit}
    for update of l`.execute(db);
  return rows;
}

export interface PublicListing {
  number: number;
  name: string;
  slug: string;
}

/** Selects the first listings that a run created or updated and visitors can see. */
export function selectPublicListings(db: Db, run_id: number, limit: number): Promise<PublicListing[]> {
  return db
    .selectFrom("import_changes")
    .innerJoin("listings", "listings.number", "import_changes.listing_number")
    .select(["listings.number", "listings.name", "listings.slug"])
    .where("run_id", "=", run_id)
    .where("listings.status", "in", ["active", "under_offer"])
    .orderBy("listings.number")
    .limit(limit)
    .execute();
}

export async function deleteListings(db: Db, numbers: readonly number[]): Promise<void> {
  if (numbers.length > 0) await db.deleteFrom("listings").where("number", "in", numbers).execute();
}

/**
 * Lets an earlier run be undone after this one: for the restored listings, the earlier run's recorded version becomes
 * the current one.
 */
export async function passOnVersions(db: Db, run_id: number, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    update import_changes earlier set version = listings.version
    from import_changes reverted join listings on listings.number = reverted.listing_number
    where reverted.run_id = ${run_id} and reverted.listing_number = any(${numbers}::integer[])
      and earlier.listing_number = reverted.listing_number and earlier.run_id < ${run_id}
      and earlier.version = reverted.version - 1`.execute(db);
}

export function selectColumnMeanings(
  db: Db,
  office_id: number,
): Promise<{ header_key: string; field: string | null }[]> {
  return db.selectFrom("import_columns").select(["header_key", "field"]).where("office_id", "=", office_id).execute();
}

export async function upsertColumnMeanings(
  db: Db,
  office_id: number,
  meanings: readonly { header_key: string; field: string | null }[],
): Promise<void> {
  if (meanings.length === 0) return;
  await db
    .insertInto("import_columns")
    .values(meanings.map((meaning) => ({ ...meaning, office_id })))
    .onConflict((conflict) =>
      conflict.columns(["office_id", "header_key"]).doUpdateSet((row) => ({ field: row.ref("excluded.field") })),
    )
    .execute();
}
