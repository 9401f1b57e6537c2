import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { WebsitePageTable, WebsitePageType } from "#db/tables/content.ts";
import type { Locale } from "#editions/locales.ts";
import { getOriginColumns, mayReplace, type Origin } from "../content-queries.ts";
import type { PageOwner, WebsitePage } from "./website-page.ts";

/** A version of a page of an owner, without its body and contents. */
export interface PageHead extends Omit<WebsitePage, "body" | "contents"> {
  id: number;
  office_id: number | null;
  agent_id: number | null;
}

export interface PageChoice extends PageOwner {
  type: WebsitePageType;
  slug?: string;
  template_slug?: string;
}

const HEAD_COLUMNS = [
  "id",
  "slug",
  "type",
  "template_slug",
  "menu_order",
  "menu_label",
  "show_in_menu",
  "name",
  "locale",
  "office_id",
  "agent_id",
] as const;

/** Selects every version of every page of every owner except drafts, in menu order, without bodies and contents. */
export function selectPageHeads(db: Db): Promise<PageHead[]> {
  return db
    .selectFrom("website_pages")
    .select(HEAD_COLUMNS)
    .where("is_draft", "=", false)
    .orderBy("menu_order")
    .orderBy("type")
    .orderBy("template_slug")
    .orderBy("slug")
    .execute();
}

/** Selects the bodies of pages by id, null for a page without one. */
export function selectPageBodies(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; locale: Locale; body: string | null }[]> {
  return db.selectFrom("website_pages").select(["id", "locale", "body"]).where("id", "in", ids).execute();
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
          is_draft: row.ref("excluded.is_draft"),
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
