import type { Db } from "#db/connect.ts";
import { readCached } from "#domain/read-cache.ts";
import type { Office } from "./office.ts";
import { selectOffices } from "./office-queries.ts";

/** All offices, including inactive ones. */
interface Offices {
  /** By region and name. */
  active: readonly Office[];
  byId: ReadonlyMap<number, Office>;
  bySlug: ReadonlyMap<string, Office>;
}

/** Returns all offices. They are kept in memory, because every footer and office search needs them. */
export function getOffices(db: Db): Promise<Offices> {
  return readCached(db, "offices", "offices", async () => {
    const offices = await selectOffices(db);
    return {
      active: offices.filter(({ status }) => status === "Active"),
      byId: new Map(offices.map((office) => [office.id, office])),
      bySlug: new Map(offices.map((office) => [office.slug, office])),
    };
  });
}

/** Returns all active offices, including head office and connected ones, by region and name. */
export async function getOfficeDirectory(db: Db): Promise<readonly Office[]> {
  return (await getOffices(db)).active;
}

/** Returns the active office with this id. */
export async function findOfficeById(db: Db, id: number): Promise<Office | undefined> {
  const office = (await getOffices(db)).byId.get(id);
  return office?.status === "Active" ? office : undefined;
}

/** Returns the network's own offices, without head office and connected ones. */
export async function listOffices({ db }: { db: Db }): Promise<Office[]> {
  return (await getOfficeDirectory(db)).filter(({ type, connected }) => type === "office" && !connected);
}
