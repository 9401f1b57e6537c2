import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { Locale } from "#editions/locales.ts";
import { getScheduleColumn } from "../schedules/schedule-queries.ts";
import { isSeenByOffice } from "../version-queries.ts";

const withOffice = (db: Db) =>
  db
    .selectFrom("blog_posts")
    .leftJoin("offices", "offices.id", "blog_posts.office_id")
    .select(["blog_posts.id", "blog_posts.slug", "blog_posts.locale", "blog_posts.heading", "offices.name as office"])
    .select(["blog_posts.office_id", "offices.slug as office_slug", "offices.region_slug"])
    .select(["blog_posts.published_at", "blog_posts.is_draft", "blog_posts.edited_at", "blog_posts.updated_at"])
    .select(getScheduleColumn("article", "blog_posts.id"));

export interface ArticleListQuery extends SortedPageQuery {
  /** Part of the heading, the title or the slug to search for. */
  q?: string | undefined;
  locale?: string | undefined;
  /** Lists only the articles that this office's blog shows. */
  office_id?: number | undefined;
  sort: string;
}

/** Selects one page of articles in all languages, and how many there are. */
export async function selectArticlePage(
  db: Db,
  { q, locale, office_id, sort, descending, page, per_page }: ArticleListQuery,
) {
  let found = withOffice(db);
  if (office_id !== undefined) found = found.where(isSeenByOffice("blog_posts", office_id));
  if (locale) found = found.where("blog_posts.locale", "=", locale as Locale);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) =>
      or([
        eb("blog_posts.heading", "ilike", pattern),
        eb("blog_posts.title", "ilike", pattern),
        eb("blog_posts.slug", "ilike", pattern),
      ]),
    );
  }
  const column = sort === "heading" ? "blog_posts.heading" : "blog_posts.published_at";
  return selectPage(found.orderBy(column, descending ? "desc" : "asc").orderBy("blog_posts.id"), { page, per_page });
}

export type ListedArticle = Awaited<ReturnType<typeof selectArticlePage>>["data"][number];

/** Selects an article with its text. */
export function selectArticle(db: Db, id: number) {
  return withOffice(db)
    .select(["blog_posts.title", "blog_posts.description", "blog_posts.lead", "blog_posts.body", "blog_posts.sources"])
    .select(["blog_posts.author_name", "blog_posts.author_slug"])
    .where("blog_posts.id", "=", id)
    .executeTakeFirst();
}

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof selectArticle>>>;
