import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { BlogPostTable } from "#db/tables/content.ts";
import type { Locale } from "#editions/locales.ts";
import { getOriginColumns, mayReplace, type Origin } from "../content-queries.ts";

type Summary = Omit<Selectable<BlogPostTable>, "body" | "sources" | "source_hash" | "edited_at">;

interface Readers {
  locales: readonly Locale[];
  /** The office whose articles are included with the network's. */
  office_id: number | null;
  now: Date;
}

const SUMMARY = [
  ...(["posts.id", "posts.slug", "posts.locale", "posts.office_id", "posts.title", "posts.description"] as const),
  ...(["posts.heading", "posts.lead", "posts.author_name", "posts.reading_minutes"] as const),
  ...(["posts.published_at", "posts.updated_at", "agents.slug as author_slug"] as const),
] as const;

/** Every published version of every article, newest first, without its body. */
export function selectPostVersions(db: Db, { locales, office_id, now }: Readers): Promise<Summary[]> {
  return postsFor(db, { locales, office_id, now })
    .select(SUMMARY)
    .orderBy("posts.published_at", "desc")
    .orderBy("posts.slug")
    .execute();
}

/** Every published version of one article. */
export function selectPostVersionsFor(
  db: Db,
  slug: string,
  readers: Readers,
): Promise<(Summary & { body: string; sources: string[] })[]> {
  return postsFor(db, readers)
    .select(SUMMARY)
    .select(["posts.body", "posts.sources"])
    .where("posts.slug", "=", slug)
    .execute();
}

function postsFor(db: Db, { locales, office_id, now }: Readers) {
  return db
    .selectFrom("blog_posts as posts")
    .leftJoin("agents", (join) => join.onRef("agents.slug", "=", "posts.author_slug").on("agents.active", "=", true))
    .where("posts.locale", "in", locales)
    .where("posts.published_at", "<=", now)
    .where((row) => row.or([row("posts.office_id", "is", null), row("posts.office_id", "=", office_id)]));
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
