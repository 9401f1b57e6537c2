import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingTable, MediaTable } from "#db/tables/listings.ts";
import type { AgentTable, OfficeTable } from "#db/tables/offices.ts";

/** Inserts an office, in Miami by default, and returns its id. */
export async function insertOffice(db: Db, values: Partial<Insertable<OfficeTable>> = {}): Promise<number> {
  const slug = values.slug ?? "miami";
  const { id } = await db
    .insertInto("offices")
    .values({
      slug,
      name: "Miami",
      email: `${slug}@example.com`,
      phone: "(305) 555-0100",
      locality: "Miami",
      region_slug: "florida",
      country: "US",
      latitude: 25.7617,
      longitude: -80.1918,
      time_zone: "America/New_York",
      ...values,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts an agent of an office and returns their id. */
export async function insertAgent(
  db: Db,
  values: Partial<Insertable<AgentTable>> & { office_id: number },
): Promise<number> {
  const slug = values.slug ?? "maria-soto";
  const { id } = await db
    .insertInto("agents")
    .values({ slug, name_id: slug, name: "Maria Soto", email: `${slug}@example.com`, ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts an active restaurant in Florida; by default nothing is disclosed. */
export async function insertListing(
  db: Db,
  values: Partial<Insertable<ListingTable>> & { number: number; office_id: number },
): Promise<void> {
  await insertListings(db, [values]);
}

/** Inserts many listings at once with the defaults of `insertListing`. */
export async function insertListings(
  db: Db,
  listings: (Partial<Insertable<ListingTable>> & { number: number; office_id: number })[],
): Promise<void> {
  await db
    .insertInto("listings")
    .values(
      listings.map((values) => ({
        slug: `restaurant-${values.number}`,
        name: "Restaurant",
        description: "A place to eat.",
        category_slug: "food-restaurants",
        currency: "USD",
        region_slug: "florida",
        ...values,
      })),
    )
    .execute();
}

export async function insertPicture(db: Db, values: Partial<Insertable<MediaTable>> & { path: string }): Promise<void> {
  await db
    .insertInto("media")
    .values({ collection: "gallery", ...values })
    .execute();
}
