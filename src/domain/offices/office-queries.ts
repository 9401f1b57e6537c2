import { type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { OfficeOpeningHourTable, OpeningException } from "#db/tables/offices.ts";
import type { Office } from "./office.ts";

function buildOfficeQuery(db: Db) {
  return db
    .selectFrom("offices")
    .innerJoin("regions", "regions.slug", "offices.region_slug")
    .selectAll("offices")
    .select(["regions.name as state", "regions.slug as state_slug", "regions.code as state_abbreviated"]);
}

export function selectOffice(db: Db, slug: string, status: Office["status"]): Promise<Office | undefined> {
  return buildOfficeQuery(db).where("offices.slug", "=", slug).where("offices.status", "=", status).executeTakeFirst();
}

/** Selects offices of any status, with head office and connected ones, by region and name. */
export function selectOffices(db: Db): Promise<Office[]> {
  return buildOfficeQuery(db).orderBy("regions.name").orderBy("offices.name").orderBy("offices.slug").execute();
}

/** Selects the weekly hours of some or all offices, Monday first. */
export function selectOpeningHours(
  db: Db,
  officeIds?: readonly number[],
): Promise<Selectable<OfficeOpeningHourTable>[]> {
  return db
    .selectFrom("office_opening_hours")
    .selectAll()
    .$if(officeIds !== undefined, (query) => query.where("office_id", "in", officeIds ?? []))
    .orderBy("office_id")
    .orderBy("day")
    .execute();
}

/** Selects offices that have exceptions to their hours, and locks them until the transaction ends. */
export function selectOfficesWithExceptions(db: Db) {
  return db
    .selectFrom("offices")
    .select(["id", "slug", "time_zone", "opening_exceptions"])
    .where(sql<boolean>`opening_exceptions != '[]'`)
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function updateExceptions(db: Db, id: number, exceptions: readonly OpeningException[]): Promise<void> {
  await db
    .updateTable("offices")
    .set({ opening_exceptions: JSON.stringify(exceptions) })
    .where("id", "=", id)
    .execute();
}
