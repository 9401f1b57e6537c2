import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";

/** One of the network's texts in one language. */
export interface TextVersion {
  kind: "article" | "menu" | "page" | "section";
  id: number;
  /** The name of the text in this language. */
  name: string;
  /** Identifies the text; the same in all languages. */
  key: string;
  locale: Locale;
}

/** Selects the network's articles, menus, pages and page texts, in every language, without drafts. */
export async function selectTextVersions(db: Db): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select 'article' as kind, id, heading as name, slug as key, locale from blog_posts
      where office_id is null and not is_draft
    union all select 'menu', id, name, name, locale from menus where office_id is null
    union all select 'page', id, name, concat(type, '/', template_slug, '/', slug), locale from website_pages
      where office_id is null and agent_id is null and not is_draft
    union all select 'section', id, name, name, locale from website_sections where office_id is null
    order by kind, name, id`.execute(db);
  return rows;
}
