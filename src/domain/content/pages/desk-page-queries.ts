import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { Locale } from "#editions/locales.ts";
import { getScheduleColumn } from "../schedules/schedule-queries.ts";

const withOwner = (db: Db) =>
  db
    .selectFrom("website_pages")
    .leftJoin("agents", "agents.id", "website_pages.agent_id")
    .leftJoin("offices", (join) =>
      join.on(({ eb, fn }) => eb("offices.id", "=", fn.coalesce("website_pages.office_id", "agents.office_id"))),
    )
    .select(["website_pages.id", "website_pages.type", "website_pages.template_slug", "website_pages.slug"])
    .select(["website_pages.locale", "website_pages.name", "website_pages.edited_at", "website_pages.updated_at"])
    .select("website_pages.is_draft")
    .select(["offices.name as office", "offices.slug as office_slug", "offices.region_slug", "agents.name as agent"])
    .select(["agents.slug as agent_slug"])
    .select(getScheduleColumn("page", "website_pages.id"));

export interface PageListQuery extends SortedPageQuery {
  /** Part of the name or the slug. */
  q?: string | undefined;
  locale?: string | undefined;
  /** Lists the pages of this office and its agents. */
  office_id?: number | undefined;
  agent_id?: number | undefined;
  sort: string;
}

/** Selects one page of website pages in all languages, and how many there are. */
export function selectWebsitePageList(
  db: Db,
  { q, locale, office_id, agent_id, sort, descending, page, per_page }: PageListQuery,
) {
  let found = withOwner(db);
  if (office_id !== undefined) found = found.where("offices.id", "=", office_id);
  if (agent_id !== undefined) found = found.where("website_pages.agent_id", "=", agent_id);
  if (locale) found = found.where("website_pages.locale", "=", locale as Locale);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) =>
      or([eb("website_pages.name", "ilike", pattern), eb("website_pages.slug", "ilike", pattern)]),
    );
  }
  const sorted = found
    .orderBy(sort === "type" ? "website_pages.type" : "website_pages.name", descending ? "desc" : "asc")
    .orderBy("website_pages.id");
  return selectPage(sorted, { page, per_page });
}

export type ListedPage = Awaited<ReturnType<typeof selectWebsitePageList>>["data"][number];

export function selectEditedPage(db: Db, id: number) {
  return withOwner(db)
    .select(["website_pages.body", "website_pages.office_id", "website_pages.agent_id"])
    .select(["agents.office_id as agents_office_id"])
    .select(["website_pages.menu_order", "website_pages.menu_label", "website_pages.show_in_menu"])
    .where("website_pages.id", "=", id)
    .executeTakeFirst();
}

export type EditedPageRow = NonNullable<Awaited<ReturnType<typeof selectEditedPage>>>;

type Address = Pick<EditedPageRow, "type" | "slug" | "template_slug" | "locale" | "office_id" | "agent_id">;

/** Selects the id of the page with this address. */
export async function selectPageId(
  db: Db,
  { type, slug, template_slug, locale, office_id, agent_id }: Address,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("website_pages")
    .select("id")
    .where("type", "=", type)
    .where("slug", "=", slug)
    .where("template_slug", "is not distinct from", template_slug)
    .where("locale", "=", locale)
    .where("office_id", "is not distinct from", office_id)
    .where("agent_id", "is not distinct from", agent_id)
    .executeTakeFirst();
  return row?.id;
}
