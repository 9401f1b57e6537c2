import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { prepareOnce } from "#db/compile-once.ts";
import type { Db } from "#db/connect.ts";
import type { Database } from "#db/tables/database.ts";
import type { ListingTable, MediaTable } from "#db/tables/listings.ts";
import { LISTED_FIELDS, type ListedField } from "./fields/listing-fields.ts";
import { PUBLIC_STATUSES } from "./listing.ts";
import type { PriceEvent } from "./price-history.ts";
import type { VersionedRow } from "./row-store.ts";

/** The listing columns that a card shows. */
const CARD_COLUMNS = [
  "number",
  "slug",
  "name",
  "kind",
  "status",
  "county",
  "region_slug",
  "category_slug",
  "subcategory_slug",
  "currency",
  "price",
  "sellers_discretionary_earnings",
  "down_payment",
  "investment_min",
  "cash_required",
  "franchise_fee",
  "real_estate",
  "lender_prequalified",
  "price_before",
  "listed_at",
] as const;

export interface CardRow extends VersionedRow, Pick<Selectable<ListingTable>, (typeof CARD_COLUMNS)[number]> {
  /** The path of the first picture. */
  picture: string | null;
}

/** The public columns that aren't fields of a form. */
const OTHER_COLUMNS = [
  "number",
  "slug",
  "status",
  "currency",
  "office_id",
  "agent_id",
  "price_before",
  "listed_at",
  "updated_at",
  "confirmed_at",
] as const;

export type StoredImage = Pick<Selectable<MediaTable>, "path" | "alt" | "width" | "height" | "collection">;

/** A listing's public columns, its pictures and its prices. */
export interface ListingRow
  extends VersionedRow,
    Pick<Selectable<ListingTable>, ListedField | (typeof OTHER_COLUMNS)[number]> {
  images: StoredImage[];
  /** The price changes since the listing was listed, in order. The row's version changes with each of them. */
  prices: PriceEvent[];
}

/** Passes the numbers as one text, so that the statement is the same for any number of them. */
const hasNumber = (numbers: string) => sql<SqlBool>`number = any(${numbers}::integer[])`;

const ROW_VERSION = sql<number>`xmin::text::bigint`.as("row_version");

const preparedCards = prepareOnce("listing_cards", (db, { numbers }: { numbers: string }) =>
  db
    .selectFrom("listings")
    .select(CARD_COLUMNS)
    .select((eb) => [
      ROW_VERSION,
      eb
        .selectFrom("media")
        .select("path")
        .whereRef("media.listing_number", "=", "listings.number")
        .orderBy("position")
        .orderBy("id")
        .limit(1)
        .as("picture"),
    ])
    .where(hasNumber(numbers))
    .where("status", "in", PUBLIC_STATUSES)
    .compile(),
);

/** Selects the cards of the public listings among `numbers`. */
export function selectCardRows(db: Db, numbers: readonly number[]): Promise<CardRow[]> {
  return preparedCards(db, { numbers: `{${numbers.join(",")}}` });
}

/** Selects the recorded changes of a listing's price since it was listed. */
export function selectPrices(eb: ExpressionBuilder<Database, "listings">) {
  return eb
    .selectFrom("listing_events")
    .select(
      sql<PriceEvent[]>`coalesce(json_agg(json_build_object('at', happened_at, 'before', old_value, 'after', new_value)
        order by happened_at, id), '[]')`.as("prices"),
    )
    .whereRef("listing_number", "=", "listings.number")
    .whereRef("happened_at", ">", "listings.listed_at")
    .where("field", "=", "price")
    .$asScalar()
    .$notNull();
}

const preparedListings = prepareOnce("listing_rows", (db, { numbers, preview }: { numbers: string; preview: number }) =>
  db
    .selectFrom("listings")
    .select([...OTHER_COLUMNS, ...LISTED_FIELDS])
    .select((eb) => [
      ROW_VERSION,
      eb
        .selectFrom("media")
        .select(
          sql<StoredImage[]>`coalesce(json_agg(json_build_object('path', path, 'alt', alt, 'width', width,
              'height', height, 'collection', collection) order by position, id), '[]')`.as("images"),
        )
        .whereRef("media.listing_number", "=", "listings.number")
        .$asScalar()
        .$notNull()
        .as("images"),
      selectPrices(eb).as("prices"),
    ])
    .where(hasNumber(numbers))
    .where((eb) => eb.or([eb("status", "in", PUBLIC_STATUSES), eb("number", "=", preview)]))
    .compile(),
);

/** Selects the public listings among `numbers`, and the listing `preview` in any status. */
export function selectListingRows(db: Db, numbers: readonly number[], preview = 0): Promise<ListingRow[]> {
  return preparedListings(db, { numbers: `{${numbers.join(",")}}`, preview });
}
