import type { Insertable, Selectable, Updateable } from "kysely";
import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { PartnerTable } from "#db/tables/partners.ts";

export type PartnerRow = Selectable<PartnerTable>;

export interface PartnerQuery extends SortedPageQuery {
  q?: string | undefined;
}

const selectOfficeIds = sql<number[]>`array(
  select office_id from partner_offices where partner_id = partners.id order by office_id)`;
const countListings = sql<string>`(select count(*) from partner_listings where partner_id = partners.id)`;
const selectLastDelivered = sql<Date | null>`(
  select max(finished_at) from partner_deliveries where partner_id = partners.id and state = 'delivered')`;

const selectPartnersWithOffices = (db: Db) =>
  db
    .selectFrom("partners")
    .selectAll()
    .select([
      selectOfficeIds.as("office_ids"),
      countListings.as("listings"),
      selectLastDelivered.as("last_delivered_at"),
    ]);

/** A partner with its offices and the number of listings that it has received. */
export type StoredPartner = Awaited<ReturnType<typeof selectPartner>> & object;

export function selectPartner(db: Db, id: number) {
  return selectPartnersWithOffices(db).where("id", "=", id).executeTakeFirst();
}

export function selectPartners(db: Db, { q, descending, page, per_page }: PartnerQuery) {
  let found = selectPartnersWithOffices(db)
    .orderBy("name", descending ? "desc" : "asc")
    .orderBy("id");
  if (q) found = found.where("name", "ilike", toLikePattern(q));
  return selectPage(found, { page, per_page });
}

export function selectActivePartners(db: Db): Promise<PartnerRow[]> {
  return db.selectFrom("partners").selectAll().where("active", "=", true).orderBy("id").execute();
}

export async function insertPartner(db: Db, partner: Insertable<PartnerTable>): Promise<number> {
  const { id } = await db.insertInto("partners").values(partner).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updatePartner(db: Db, id: number, changes: Updateable<PartnerTable>): Promise<void> {
  await db.updateTable("partners").set(changes).where("id", "=", id).execute();
}

export async function lockPartner(db: Db, id: number): Promise<void> {
  await db.selectFrom("partners").select("id").where("id", "=", id).forUpdate().execute();
}

export async function replaceOffices(db: Db, partner_id: number, office_ids: readonly number[]): Promise<void> {
  await db.deleteFrom("partner_offices").where("partner_id", "=", partner_id).execute();
  if (office_ids.length === 0) return;
  await db
    .insertInto("partner_offices")
    .values(office_ids.map((office_id) => ({ partner_id, office_id })))
    .execute();
}

export async function countOffices(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db.selectFrom("offices").select("id").where("id", "in", ids).execute();
  return rows.length;
}

/** Reserves a partner for one process until a time. Returns false if another process has it. */
export async function claimPartner(db: Db, id: number, now: Date, until: Date): Promise<boolean> {
  const rows = await db
    .updateTable("partners")
    .set({ sending_until: until })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("sending_until", "is", null), eb("sending_until", "<=", now)]))
    .returning("id")
    .execute();
  return rows.length > 0;
}

export function selectSecrets(db: Db) {
  return db.selectFrom("partners").select(["id", "secret_encrypted", "previous_secret_encrypted"]).execute();
}

/** Starts a full feed unless one is in progress. */
export async function startFullFeed(db: Db, id: number, full_id: string, now: Date): Promise<void> {
  await db
    .updateTable("partners")
    .set({ full_id, full_after: 0, full_started_at: now })
    .where("id", "=", id)
    .where("full_id", "is", null)
    .execute();
}
