import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { SavedViewTable } from "#db/tables/staff.ts";

type View = Selectable<SavedViewTable>;

/** Selects a person's views of a list and those that others of the same office share, by name. */
export function selectSavedViews(db: Db, list: string, account_id: number, office_id: number | null) {
  return db
    .selectFrom("saved_views")
    .innerJoin("staff", "staff.account_id", "saved_views.account_id")
    .select(["id", "saved_views.account_id", "saved_views.name", "query", "is_shared", "staff.name as owner"])
    .where("list", "=", list)
    .where(({ eb, or, and }) =>
      or([
        eb("saved_views.account_id", "=", account_id),
        and([eb("is_shared", "=", true), eb("staff.office_id", "is not distinct from", office_id)]),
      ]),
    )
    .orderBy("saved_views.name")
    .orderBy("id")
    .execute();
}

export async function countSavedViews(db: Db, list: string, account_id: number): Promise<number> {
  const { n } = await db
    .selectFrom("saved_views")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .where("list", "=", list)
    .where("account_id", "=", account_id)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Stores a view in place of the person's own view of that name. */
export async function upsertSavedView(db: Db, view: Insertable<SavedViewTable>): Promise<number> {
  const { query, is_shared, updated_at } = view;
  const { id } = await db
    .insertInto("saved_views")
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "list", "name"]).doUpdateSet({ query, is_shared, updated_at }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Selects a view with the office of the person who saved it. */
export function selectSavedView(
  db: Db,
  id: number,
): Promise<
  (Pick<View, "id" | "account_id" | "name" | "list" | "is_shared"> & { office_id: number | null }) | undefined
> {
  return db
    .selectFrom("saved_views")
    .innerJoin("staff", "staff.account_id", "saved_views.account_id")
    .select(["id", "saved_views.account_id", "saved_views.name", "list", "is_shared", "staff.office_id"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function deleteSavedView(db: Db, id: number): Promise<void> {
  await db.deleteFrom("saved_views").where("id", "=", id).execute();
}
