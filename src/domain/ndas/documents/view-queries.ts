import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PageQuery } from "#db/select-page.ts";
import type { DocumentViewTable } from "#db/tables/documents.ts";

export async function insertView(db: Db, view: Insertable<DocumentViewTable>): Promise<void> {
  await db.insertInto("document_views").values(view).execute();
}

export interface DocumentViewQuery extends PageQuery {
  of: { nda_id: string } | { document_id: string };
}

/** Selects a page of document views, latest first, with the total. */
export async function selectViews(db: Db, { of, page, per_page }: DocumentViewQuery) {
  const found = db
    .selectFrom("document_views")
    .where((eb) => ("nda_id" in of ? eb("nda_id", "=", of.nda_id) : eb("document_id", "=", of.document_id)));
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const data = await found
    .innerJoin("ndas", "ndas.id", "nda_id")
    .select(["document_views.id", "document_name", "page", "document_views.address", "viewed_at", "ndas.name"])
    .orderBy("document_views.id", "desc")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { data, total: Number(total) };
}

/** A page view as the desk shows it. */
export type DocumentView = Awaited<ReturnType<typeof selectViews>>["data"][number];
