import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { OfficeOpeningHourTable, OfficeTable } from "#db/tables/offices.ts";

function officesEdited(db: Db) {
  return db
    .selectFrom("offices")
    .select(["id", "slug", "name", "locality", "region_slug", "status", "type", "heading", "sub_heading"])
    .select(["phone", "whats_app_number", "opening_hours_message", "show_opening_hours", "updated_at"]);
}

export type EditedOfficeRow = NonNullable<Awaited<ReturnType<typeof selectEditedOffice>>>;

export function selectEditedOffice(db: Db, id: number) {
  return officesEdited(db).where("id", "=", id).executeTakeFirst();
}

export interface OfficeListQuery {
  q?: string | undefined;
  office_id?: number | undefined;
  descending: boolean;
  page: number;
  per_page: number;
}

/** One page of offices by name, and how many there are. */
export async function selectEditedOffices(
  db: Db,
  { q, office_id, descending, page, per_page }: OfficeListQuery,
): Promise<{ rows: EditedOfficeRow[]; total: number }> {
  let found = officesEdited(db);
  if (office_id !== undefined) found = found.where("id", "=", office_id);
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    found = found.where(({ eb, or }) => or([eb("name", "ilike", pattern), eb("locality", "ilike", pattern)]));
  }
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy("name", descending ? "desc" : "asc")
    .orderBy("id")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows, total: Number(total) };
}

/** Changes an office as it was at `updated_at`, its week with it; false where somebody was faster. */
export async function updateOffice(
  db: Db,
  id: number,
  before: Date,
  change: Updateable<OfficeTable>,
  week: readonly Omit<Insertable<OfficeOpeningHourTable>, "office_id">[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("offices")
    .set(change)
    .where("id", "=", id)
    // A version says milliseconds, the database knows more.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, "=", before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom("office_opening_hours").where("office_id", "=", id).execute();
  if (week.length > 0)
    await db
      .insertInto("office_opening_hours")
      .values(week.map((day) => ({ ...day, office_id: id })))
      .execute();
  return true;
}
