import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { WebsitePageTable, WebsitePageType } from "#db/tables/content.ts";
import type { Locale } from "#editions/locales.ts";
import { getOriginColumns, mayReplace, type Origin } from "../content-queries.ts";
import type { PageOwner, WebsitePage } from "./website-page.ts";

export type PageVersion = Omit<WebsitePage, "contents"> & { id: number };

export interface PageChoice extends PageOwner {
  type: WebsitePageType;
  slug?: string;
  template_slug?: string;
}

const PAGE_COLUMNS = [
  "id",
  "slug",
  "type",
  "template_slug",
  "menu_order",
  "menu_label",
  "show_in_menu",
  "name",
  "body",
  "locale",
] as const;

/** Every version, in these languages, of all pages of several offices, in menu order. */
export async function selectPagesOfOffices(
  db: Db,
  officeIds: readonly number[],
  locales: readonly Locale[],
): Promise<(PageVersion & { office_id: number | null })[]> {
  return db
    .selectFrom("website_pages")
    .select([...PAGE_COLUMNS, "office_id"])
    .where("office_id", "in", officeIds)
    .where("locale", "in", locales)
    .orderBy("office_id")
    .orderBy("menu_order")
    .orderBy("type")
    .orderBy("template_slug")
    .orderBy("slug")
    .execute();
}

/** Every version, in these languages, of the pages of exactly this owner, in menu order. */
export async function selectPageVersions(
  db: Db,
  { type, slug, template_slug, office_id = null, agent_id = null }: PageChoice,
  locales: readonly Locale[],
): Promise<PageVersion[]> {
  let query = db
    .selectFrom("website_pages")
    .select(PAGE_COLUMNS)
    .where("type", "=", type)
    .where("locale", "in", locales)
    .where("office_id", "is not distinct from", office_id)
    .where("agent_id", "is not distinct from", agent_id);
  if (slug !== undefined) query = query.where("slug", "=", slug);
  if (template_slug !== undefined) query = query.where("template_slug", "=", template_slug);
  return query.orderBy("menu_order").orderBy("template_slug").orderBy("slug").execute();
}

/** Returns the row's id; undefined if the row must not be replaced. */
export async function upsertPage(
  db: Db,
  page: Insertable<WebsitePageTable>,
  origin: Origin,
): Promise<number | undefined> {
  const row = await db
    .insertInto("website_pages")
    .values({ ...page, ...getOriginColumns(origin) })
    .onConflict((conflict) =>
      conflict
        .columns(["type", "template_slug", "office_id", "agent_id", "locale", "slug"])
        .doUpdateSet((row) => ({
          name: row.ref("excluded.name"),
          body: row.ref("excluded.body"),
          menu_order: row.ref("excluded.menu_order"),
          menu_label: row.ref("excluded.menu_label"),
          show_in_menu: row.ref("excluded.show_in_menu"),
          source_hash: row.fn.coalesce("excluded.source_hash", "website_pages.source_hash"),
          edited_at: row.ref("excluded.edited_at"),
          updated_at: row.ref("excluded.updated_at"),
        }))
        .where(mayReplace("website_pages", origin)),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function upsertTemplate(db: Db, slug: string, name: string): Promise<void> {
  await db
    .insertInto("page_templates")
    .values({ slug, name })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ name }))
    .execute();
}

export function selectTemplates(db: Db): Promise<{ slug: string; name: string }[]> {
  return db.selectFrom("page_templates").select(["slug", "name"]).orderBy("slug").execute();
}

export async function hasTemplate(db: Db, slug: string): Promise<boolean> {
  const row = await db.selectFrom("page_templates").select("slug").where("slug", "=", slug).executeTakeFirst();
  return row !== undefined;
}
