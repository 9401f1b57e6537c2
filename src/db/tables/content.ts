import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "#editions/locales.ts";

/** The words of one of the site's own pages, in one language; an office may have its own. */
export interface WebsiteSectionTable {
  id: Generated<number>;
  name: string;
  locale: Locale;
  office_id: number | null;
  /** Of the file it was loaded from. */
  source_hash: string | null;
  /** When somebody changed it; null while it is as the file has it. */
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** A picture of a content. */
export interface ContentMedia {
  /** A path on this site. */
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  collection: string | null;
}

/** One named value of a section, a page or a component; exactly one of the three is set. */
export interface ContentTable {
  id: Generated<number>;
  section_id: number | null;
  page_id: number | null;
  component_id: number | null;
  position: number;
  name: string;
  type: "text" | "html" | "image" | "link" | "json";
  value: string | null;
  media_collection: JSONColumnType<ContentMedia[], string | undefined, string>;
}

export interface MenuItem {
  label: string;
  /** A path on this site, an address elsewhere, `mailto:` or `tel:`. */
  url: string;
  children: MenuItem[];
}

export interface MenuTable {
  id: Generated<number>;
  name: string;
  locale: Locale;
  office_id: number | null;
  data: JSONColumnType<MenuItem[], string | undefined, string>;
  source_hash: string | null;
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** The first part of `/{template_slug}/{page_slug}`. */
export interface PageTemplateTable {
  slug: string;
  name: string;
  created_at: Generated<Date>;
}

export const WEBSITE_PAGE_TYPES = ["custom", "marketing", "seller_landing", "seller_valuation", "template"] as const;

export type WebsitePageType = (typeof WEBSITE_PAGE_TYPES)[number];

/** A page without a route of its own: at the root, of an office or of an agent. */
export interface WebsitePageTable {
  id: Generated<number>;
  type: "custom" | "marketing" | "seller_landing" | "seller_valuation" | "template";
  slug: string;
  template_slug: string | null;
  office_id: number | null;
  agent_id: number | null;
  locale: Locale;
  name: string;
  /** Sanitised HTML. */
  body: string | null;
  menu_order: Generated<number>;
  menu_label: string | null;
  show_in_menu: Generated<boolean>;
  source_hash: string | null;
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** A kind of component that an office has made up: its trades, its closed deals. */
export interface CustomComponentTypeTable {
  id: Generated<number>;
  office_id: number;
  name: string;
  status: Generated<"Active" | "Inactive">;
  position: Generated<number>;
}

export interface CustomComponentTable {
  id: Generated<number>;
  type_id: number;
  slug: string;
  locale: Locale;
  position: Generated<number>;
  source_hash: string | null;
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** An article, of the network or of an office. */
export interface BlogPostTable {
  id: Generated<number>;
  slug: string;
  locale: Locale;
  office_id: number | null;
  /** Document title, without the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Sanitised HTML. */
  body: string;
  author_name: string;
  /** An agent's, where the author is one; the agent may have left since. */
  author_slug: string | null;
  sources: JSONColumnType<string[], string | undefined, string>;
  reading_minutes: number;
  published_at: Date;
  source_hash: string | null;
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** An old address and where it leads now; patterns have parameters (`/find-a-broker/{state}`). */
export interface WebsiteRedirectTable {
  id: Generated<number>;
  from_pattern: string;
  to_pattern: string;
  /** 301 or 302. */
  status: Generated<number>;
  active: Generated<boolean>;
  hits: Generated<number>;
  created_at: Generated<Date>;
}

/** What was last loaded from a folder of files, so that a start without changes reads no more than their bytes. */
export interface ContentLoadTable {
  folder: string;
  hash: string;
  loaded_at: Generated<Date>;
}
