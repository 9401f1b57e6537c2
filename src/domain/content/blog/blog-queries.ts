import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { BlogPostTable } from "#db/tables/content.ts";
import { getOriginColumns, mayReplace, type Origin } from "../content-queries.ts";

/** A version of an article without its text; `author_slug` may name an agent who is no longer active. */
export type PostHead = Omit<Selectable<BlogPostTable>, "body" | "sources" | "source_hash" | "edited_at" | "is_draft">;

/** Selects every version of every article except drafts, newest first, including those to be published later. */
export function selectPostHeads(db: Db): Promise<PostHead[]> {
  return db
    .selectFrom("blog_posts")
    .select(["id", "slug", "locale", "office_id", "title", "description", "heading", "lead", "author_name"])
    .select(["author_slug", "reading_minutes", "published_at", "updated_at"])
    .where("is_draft", "=", false)
    .orderBy("published_at", "desc")
    .orderBy("slug")
    .execute();
}

/** Selects the text of an article's version. */
export function selectPostText(
  db: Db,
  id: number,
): Promise<Pick<Selectable<BlogPostTable>, "body" | "sources"> | undefined> {
  return db.selectFrom("blog_posts").select(["body", "sources"]).where("id", "=", id).executeTakeFirst();
}

/** Returns the row's id; undefined if the row must not be replaced. */
export async function upsertPost(
  db: Db,
  { sources, ...post }: Omit<Insertable<BlogPostTable>, "sources"> & { sources: readonly string[] },
  origin: Origin,
): Promise<number | undefined> {
  const row = await db
    .insertInto("blog_posts")
    .values({ ...post, sources: JSON.stringify(sources), ...getOriginColumns(origin) })
    .onConflict((conflict) =>
      conflict
        .columns(["slug", "locale", "office_id"])
        .doUpdateSet((row) => ({
          title: row.ref("excluded.title"),
          description: row.ref("excluded.description"),
          heading: row.ref("excluded.heading"),
          lead: row.ref("excluded.lead"),
          body: row.ref("excluded.body"),
          author_name: row.ref("excluded.author_name"),
          author_slug: row.ref("excluded.author_slug"),
          sources: row.ref("excluded.sources"),
          reading_minutes: row.ref("excluded.reading_minutes"),
          published_at: row.ref("excluded.published_at"),
          is_draft: row.ref("excluded.is_draft"),
          source_hash: row.fn.coalesce("excluded.source_hash", "blog_posts.source_hash"),
          edited_at: row.ref("excluded.edited_at"),
          updated_at: row.ref("excluded.updated_at"),
        }))
        .where(mayReplace("blog_posts", origin)),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}
