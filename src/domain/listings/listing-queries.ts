import { type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import { type ListingKind, type ListingStatus, PUBLIC_STATUSES } from "./listing.ts";
import { getImage } from "./listing-images.ts";
import { type Listing, type ListingRow, toListing } from "./listing-view.ts";

/** Public listings by number, in the order of `numbers`; others are left out. */
export async function findListingsByNumbers(
  context: Pick<Context, "db" | "network" | "locale" | "preview">,
  numbers: readonly number[],
): Promise<Listing[]> {
  if (numbers.length === 0) return [];
  const { db, network } = context;
  const [rows, media] = await Promise.all([selectPublic(db, numbers, context.preview), selectMedia(db, numbers)]);
  const rowByNumber = new Map(rows.map((row) => [row.number, row]));
  const mediaByListing = Map.groupBy(media, (picture) => picture.listing_number);
  return numbers.flatMap((number) => {
    const row = rowByNumber.get(number);
    if (!row) return [];
    const images = (mediaByListing.get(number) ?? []).map((picture) => getImage(picture, network.origin));
    return [toListing(row, images, context)];
  });
}

/** The data that determines the response of a listing's page; also for listings that aren't public. */
export interface ListingHead {
  number: number;
  slug: string;
  kind: ListingKind;
  status: ListingStatus;
  office_id: number;
  agent_id: number | null;
}

export function selectHead(db: Db, number: number): Promise<ListingHead | undefined> {
  return db
    .selectFrom("listings")
    .select(["number", "slug", "kind", "status", "office_id", "agent_id"])
    .where("number", "=", number)
    .executeTakeFirst();
}

/**
 * Numbers of the public listings of the same kind most similar to this one: its own category first, then by price
 * ratio, where another region counts as a factor of two. Undisclosed prices come last.
 */
export async function selectSimilar(
  db: Db,
  { number, kind, category_slug, state_slug }: Pick<Listing, "number" | "kind" | "category_slug" | "state_slug">,
  count: number,
  { office_id, agent_id }: { office_id?: number; agent_id?: number },
): Promise<number[]> {
  const priceDistance = sql<number>`abs(ln(listings.price + 1) - ln(this.price + 1))`;
  const rows = await db
    .selectFrom("listings")
    .innerJoin("listings as this", (join) => join.on("this.number", "=", number))
    .select("listings.number")
    .where("listings.status", "in", PUBLIC_STATUSES)
    .where("listings.kind", "=", kind)
    .where("listings.number", "<>", number)
    .$if(office_id !== undefined, (query) => query.where("listings.office_id", "=", office_id ?? 0))
    .$if(agent_id !== undefined, (query) => query.where("listings.agent_id", "=", agent_id ?? 0))
    .orderBy(sql<SqlBool>`listings.category_slug = ${category_slug}`, "desc")
    .orderBy(
      sql`case when this.price is null then 0 else ${priceDistance} end
        + case when listings.region_slug = ${state_slug} then 0 else ln(2) end`,
      (order) => order.asc().nullsLast(),
    )
    .orderBy("listings.number")
    .limit(count)
    .execute();
  return rows.map((row) => row.number);
}

function selectPublic(db: Db, numbers: readonly number[], preview = 0): Promise<ListingRow[]> {
  return db
    .selectFrom("listings")
    .innerJoin("regions", "regions.slug", "listings.region_slug")
    .innerJoin("categories", "categories.slug", "listings.category_slug")
    .leftJoin("subcategories", "subcategories.slug", "listings.subcategory_slug")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .leftJoin("agents", (join) => join.onRef("agents.id", "=", "listings.agent_id").on("agents.active", "=", true))
    .selectAll("listings")
    .select([
      "regions.name as state",
      "categories.name as category",
      "subcategories.name as subcategory",
      "offices.name as office_name",
      "offices.slug as office_slug",
      "offices.region_slug as office_state_slug",
      "offices.organic_number as office_organic_number",
      "offices.phone as office_phone",
      "agents.name as agent_name",
      "agents.slug as agent_slug",
      "agents.phone as agent_phone",
      "agents.image as agent_image",
    ])
    .where("listings.number", "in", numbers)
    .where(({ eb, or }) => or([eb("listings.status", "in", PUBLIC_STATUSES), eb("listings.number", "=", preview)]))
    .execute();
}

function selectMedia(db: Db, numbers: readonly number[]) {
  return db
    .selectFrom("media")
    .select(["listing_number", "path", "alt", "width", "height", "collection"])
    .where("listing_number", "in", numbers)
    .orderBy("position")
    .orderBy("id")
    .execute();
}
