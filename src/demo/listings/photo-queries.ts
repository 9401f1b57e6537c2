import type { Db } from "#db/connect.ts";

/** Selects the fields that a listing's drawing depends on. */
export function selectDrawnFields(db: Db, number: number) {
  return db
    .selectFrom("listings")
    .select(["number", "category_slug", "subcategory_slug"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
}
