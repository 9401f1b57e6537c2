import { type Insertable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { AgentTable, OfficeOpeningHourTable, OfficeTable, OfficeTerritoryTable } from "#db/tables/offices.ts";

/** Returns the slugs of all offices except head office, which always exists. */
export async function selectOfficeSlugs(db: Db): Promise<string[]> {
  const offices = await db.selectFrom("offices").select("slug").where("type", "=", "office").execute();
  return offices.map(({ slug }) => slug);
}

export async function countListings(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom("listings")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

export async function setHeadOfficePhone(db: Db, phone: string): Promise<void> {
  await db.updateTable("offices").set({ phone }).where("type", "=", "head_office").execute();
}

/** Inserts offices and returns their ids in the same order. */
export async function insertOffices(db: Db, offices: Insertable<OfficeTable>[]): Promise<number[]> {
  const rows = await db.insertInto("offices").values(offices).returning(["id", "slug"]).execute();
  const idBySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  return offices.map(({ slug }) => idBySlug.get(slug) ?? 0);
}

/** Inserts agents and returns their ids in the same order. */
export async function insertAgents(db: Db, agents: Insertable<AgentTable>[]): Promise<number[]> {
  const rows = await db.insertInto("agents").values(agents).returning(["id", "slug"]).execute();
  const idBySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  return agents.map(({ slug }) => idBySlug.get(slug) ?? 0);
}

export async function insertOfficeDetails(
  db: Db,
  hours: Insertable<OfficeOpeningHourTable>[],
  territories: Insertable<OfficeTerritoryTable>[],
): Promise<void> {
  await db.insertInto("office_opening_hours").values(hours).execute();
  await sql`
    insert into office_territories (postal_code, office_id)
    select postal_code, office_id
    from jsonb_to_recordset(${JSON.stringify(territories)}::jsonb) as given (postal_code text, office_id integer)`.execute(
    db,
  );
}

/** Makes the first agent of each office its owner and the responsible agent for its inactive ones. */
export async function assignOfficeOwners(db: Db): Promise<void> {
  await sql`
    update offices set owner_id = first.id
    from (select office_id, min(id) as id from agents group by office_id) as first
    where first.office_id = offices.id`.execute(db);
  await sql`
    update agents set assigned_to = offices.owner_id from offices
    where offices.id = agents.office_id and not agents.active`.execute(db);
}

/** Makes one in ten sellers approve each signer first. */
export async function setApprovalRequirements(db: Db): Promise<void> {
  await db.updateTable("listings").set({ nda_approval: true }).where(sql`number % 10`, "=", 4).execute();
}
