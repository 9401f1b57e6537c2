import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ReplyTemplateTable } from "#db/tables/leads.ts";

export type ReplyTemplateRow = Selectable<ReplyTemplateTable>;

/** Selects the network's templates, followed by those of one office, or of all offices if `officeId` is null. */
export function selectTemplates(db: Db, officeId: number | null) {
  return db
    .selectFrom("reply_templates")
    .leftJoin("offices", "offices.id", "reply_templates.office_id")
    .selectAll("reply_templates")
    .select("offices.name as office")
    .$if(officeId !== null, (query) =>
      query.where(({ eb, or }) =>
        or([eb("reply_templates.office_id", "is", null), eb("reply_templates.office_id", "=", officeId)]),
      ),
    )
    .orderBy("offices.name", (order) => order.asc().nullsFirst())
    .orderBy("reply_templates.name")
    .orderBy("reply_templates.id")
    .execute();
}

export function selectTemplate(db: Db, id: string, { forUpdate = false } = {}) {
  const query = db.selectFrom("reply_templates").selectAll().where("id", "=", id);
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
}

export async function hasOffice(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom("offices").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

export async function insertTemplate(db: Db, template: Insertable<ReplyTemplateTable>): Promise<void> {
  await db.insertInto("reply_templates").values(template).execute();
}

export async function updateTemplate(
  db: Db,
  id: string,
  changes: Omit<Updateable<ReplyTemplateTable>, "version">,
): Promise<void> {
  await db
    .updateTable("reply_templates")
    .set({ ...changes, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

export async function deleteTemplate(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("reply_templates").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
