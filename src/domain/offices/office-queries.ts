import { type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { OfficeOpeningHourTable } from "#db/tables/offices.ts";
import type { Office } from "./office.ts";

function buildOfficeQuery(db: Db, status: Office["status"] = "Active") {
  return db
    .selectFrom("offices")
    .innerJoin("regions", "regions.slug", "offices.region_slug")
    .selectAll("offices")
    .select(["regions.name as state", "regions.slug as state_slug", "regions.code as state_abbreviated"])
    .where("offices.status", "=", status);
}

export function selectOffice(db: Db, slug: string, status?: Office["status"]): Promise<Office | undefined> {
  return buildOfficeQuery(db, status).where("offices.slug", "=", slug).executeTakeFirst();
}

export function selectOfficeById(db: Db, id: number): Promise<Office | undefined> {
  return buildOfficeQuery(db).where("offices.id", "=", id).executeTakeFirst();
}

/** All active offices, with head office and connected ones, by region and name. */
export function selectActiveOffices(db: Db): Promise<Office[]> {
  return buildOfficeQuery(db).orderBy("regions.name").orderBy("offices.name").orderBy("offices.slug").execute();
}

/**
 * All active offices and a stamp of the table that changes whenever a row is added, changed or removed. Omits the
 * offices if the stamp is still `known`. The stamp is a sum of transaction ids, because a transaction may commit after
 * one with a higher id.
 */
export async function selectOfficesIfChanged(
  db: Db,
  known: string | null,
): Promise<{ stamp: string; offices: Office[] | null }> {
  const rows = await db
    .with("seen", (seen) =>
      seen
        .selectFrom("offices")
        .select(sql<string>`count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0)`.as("stamp")),
    )
    .selectFrom("seen")
    .leftJoin(buildOfficeQuery(db).as("office"), (join) =>
      join.on(sql<boolean>`seen.stamp is distinct from ${known}::text`),
    )
    .selectAll("office")
    .select("seen.stamp")
    .orderBy("office.state")
    .orderBy("office.name")
    .orderBy("office.slug")
    .execute();
  const stamp = rows[0]?.stamp ?? "";
  if (stamp === known) return { stamp, offices: null };
  return { stamp, offices: rows.filter(({ id }) => id !== null).map(({ stamp, ...office }) => office as Office) };
}

/** The weeks of several offices, Monday first. */
export function selectOpeningHours(
  db: Db,
  officeIds: readonly number[],
): Promise<Selectable<OfficeOpeningHourTable>[]> {
  return db
    .selectFrom("office_opening_hours")
    .selectAll()
    .where("office_id", "in", officeIds)
    .orderBy("office_id")
    .orderBy("day")
    .execute();
}
