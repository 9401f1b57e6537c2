import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingTable, MediaTable } from "#db/tables/listings.ts";

export type PhotoRow = Pick<
  Selectable<MediaTable>,
  "id" | "path" | "alt" | "width" | "height" | "had_location" | "source_sha256" | "crop" | "original"
>;

/** Selects a listing's photos in their order. */
export function selectPhotos(db: Db, listing_number: number): Promise<PhotoRow[]> {
  return db
    .selectFrom("media")
    .select(["id", "path", "alt", "width", "height", "had_location", "source_sha256", "crop", "original"])
    .where("listing_number", "=", listing_number)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Adds a photo after the listing's others; returns undefined if the listing already has it. */
export async function insertPhoto(
  db: Db,
  photo: Omit<Insertable<MediaTable>, "position" | "collection"> & { listing_number: number },
): Promise<number | undefined> {
  const row = await db
    .insertInto("media")
    .values((eb) => ({
      ...photo,
      collection: "gallery",
      position: eb
        .selectFrom("media as before")
        .select(({ fn, val }) => fn.coalesce(fn.max("before.position"), val(-1)).as("last"))
        .where("before.listing_number", "=", photo.listing_number),
    }))
    .onConflict((conflict) => conflict.columns(["listing_number", "source_sha256"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function updatePhoto(
  db: Db,
  id: number,
  changes: Partial<Omit<PhotoRow, "id"> & { position: number }>,
): Promise<void> {
  const toJson = (value: object | null) => value && JSON.stringify(value);
  const { crop, original, ...others } = changes;
  await db
    .updateTable("media")
    .set({
      ...others,
      ...(crop !== undefined && { crop: toJson(crop) }),
      ...(original !== undefined && { original: toJson(original) }),
    })
    .where("id", "=", id)
    .execute();
}

export async function deletePhoto(db: Db, id: number): Promise<void> {
  await db.deleteFrom("media").where("id", "=", id).execute();
}

type PhotoOwner = Pick<Selectable<ListingTable>, "status" | "office_id" | "agent_id">;

/** Selects the owner of the photo with a token of hexadecimal digits; undefined if there is none. */
export function selectPhotoOwner(db: Db, token: string): Promise<PhotoOwner | undefined> {
  return selectOwners(db).where("media.path", "like", `/photos/${token}-%`).executeTakeFirst();
}

/** Selects the owner of a whole photo that is shown cropped; undefined if there is none. */
export function selectOriginalOwner(db: Db, token: string): Promise<PhotoOwner | undefined> {
  return selectOwners(db)
    .where(sql<string>`media.original ->> 'path'`, "like", `/photos/${token}-%`)
    .executeTakeFirst();
}

const selectOwners = (db: Db) =>
  db
    .selectFrom("media")
    .innerJoin("listings", "listings.number", "media.listing_number")
    .select(["listings.status", "listings.office_id", "listings.agent_id"]);
