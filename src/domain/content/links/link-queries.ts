import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { toLikePattern } from "#db/select-page.ts";
import type { Locale } from "#editions/locales.ts";

/** A text, menu or redirect that may link to a page. */
export interface LinkingText {
  kind: "article" | "component" | "menu" | "page" | "redirect" | "section";
  id: number;
  name: string;
  /** Null for a redirect, which is the same in every language. */
  locale: Locale | null;
  text: string;
}

/** Selects everything published that contains a path, which may be the start of another one. */
export async function selectTextsWith(db: Db, path: string): Promise<LinkingText[]> {
  const pattern = toLikePattern(path);
  const { rows } = await sql<LinkingText>`
    select 'article' as kind, id, heading as name, locale, body as text from blog_posts
      where body like ${pattern} and not is_draft
    union all select 'page', id, name, locale, body from website_pages where body like ${pattern} and not is_draft
    union all select 'page', website_pages.id, website_pages.name, website_pages.locale, contents.value from contents
      join website_pages on website_pages.id = contents.page_id
      where contents.value like ${pattern} and not website_pages.is_draft
    union all select 'section', website_sections.id, website_sections.name, website_sections.locale, contents.value
      from contents join website_sections on website_sections.id = contents.section_id
      where contents.value like ${pattern}
    union all select 'component', custom_components.id, types.name, custom_components.locale, contents.value
      from contents join custom_components on custom_components.id = contents.component_id
      join custom_component_types as types on types.id = custom_components.type_id
      where contents.value like ${pattern}
    union all select 'menu', id, name, locale, data::text from menus where data::text like ${pattern}
    union all select 'redirect', id, from_pattern, null, to_pattern from website_redirects
      where to_pattern like ${pattern} and active
    order by kind, name, locale, id`.execute(db);
  return rows;
}

/** Selects the other languages in which readers find a page or an article at its address. */
export async function selectOtherLocales(
  db: Db,
  { kind, id, now }: { kind: "article" | "page"; id: number; now: Date },
): Promise<Locale[]> {
  const { rows } =
    kind === "article"
      ? await sql<{ locale: Locale }>`
          select others.locale from blog_posts as this join blog_posts as others on others.slug = this.slug
            and others.office_id is not distinct from this.office_id and others.id <> this.id
          where this.id = ${id} and not others.is_draft and others.published_at <= ${now}`.execute(db)
      : await sql<{ locale: Locale }>`
          select others.locale from website_pages as this join website_pages as others on others.slug = this.slug
            and others.type = this.type and others.template_slug is not distinct from this.template_slug
            and others.office_id is not distinct from this.office_id
            and others.agent_id is not distinct from this.agent_id and others.id <> this.id
          where this.id = ${id} and not others.is_draft`.execute(db);
  return rows.map(({ locale }) => locale);
}
