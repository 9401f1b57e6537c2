import type { Generated, JSONColumnType } from "kysely";
import type { Locale } from "#editions/locales.ts";

/** Text of one of the site's own pages in one language; an office may override it. */
export interface WebsiteSectionTable {
  id: Generated<number>;
  name: string;
  locale: Locale;
  office_id: number | null;
  source_hash: string | null;
  /** Time of the last edit; null if unchanged from the file. */
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** An image of a content value. */
export interface ContentMedia {
  /** A path on this site. */
  url: string;
  alt: string | null;
  width: number | null;
  height: number | null;
  collection: string | null;
}

/** A named value of a section, page or component; exactly one of the three is set. */
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
  /** A path on this site, an external URL, `mailto:` or `tel:`. */
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

/** The first segment of `/{template_slug}/{page_slug}`. */
export interface PageTemplateTable {
  slug: string;
  name: string;
  created_at: Generated<Date>;
}

export const WEBSITE_PAGE_TYPES = ["custom", "marketing", "seller_landing", "seller_valuation", "template"] as const;

export type WebsitePageType = (typeof WEBSITE_PAGE_TYPES)[number];

/** A page without its own route: of the root, an office or an agent. */
export interface WebsitePageTable {
  id: Generated<number>;
  type: "custom" | "marketing" | "seller_landing" | "seller_valuation" | "template";
  slug: string;
  template_slug: string | null;
  office_id: number | null;
  agent_id: number | null;
  locale: Locale;
  name: string;
  /** Sanitized HTML. */
  body: string | null;
  menu_order: Generated<number>;
  menu_label: string | null;
  show_in_menu: Generated<boolean>;
  is_draft: Generated<boolean>;
  source_hash: string | null;
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** A component type defined by an office, such as its trades or closed deals. */
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

/** An article by the network or an office. */
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
  /** Sanitized HTML. */
  body: string;
  author_name: string;
  /** Set if the author is an agent, who may have left since. */
  author_slug: string | null;
  sources: JSONColumnType<string[], string | undefined, string>;
  reading_minutes: number;
  published_at: Date;
  /** Visible only at the desk. */
  is_draft: Generated<boolean>;
  source_hash: string | null;
  edited_at: Date | null;
  updated_at: Generated<Date>;
}

/** An old URL and its target; patterns have parameters (`/find-a-broker/{state}`). */
export interface WebsiteRedirectTable {
  id: Generated<number>;
  from_pattern: string;
  to_pattern: string;
  /** 301 or 302. */
  status: Generated<number>;
  active: Generated<boolean>;
  hits: Generated<number>;
  created_at: Generated<Date>;
  last_hit_at: Date | null;
  updated_at: Generated<Date>;
}

/** A saved version of an article, a menu, a page or a section. */
export interface ContentRevisionTable {
  id: Generated<number>;
  kind: string;
  subject_id: number;
  /** Who saved it; null for a shipped text and for a deleted account. */
  account_id: number | null;
  saved_at: Date;
  /** The content as the desk edits it. */
  data: JSONColumnType<Record<string, unknown>, string, string>;
}

/** What a person has typed into a text's form but not saved. */
export interface ContentDraftTable {
  account_id: number;
  /** The kind of text and its number, such as `sections-12`, or `articles-new`. */
  subject: string;
  data: JSONColumnType<Record<string, unknown>, string, string>;
  saved_at: Date;
}

/** Someone who has a text's form open at the desk. */
export interface ContentEditorTable {
  kind: "article" | "component" | "menu" | "page" | "section";
  subject_id: number;
  account_id: number;
  seen_at: Date;
}

/** A scheduled change of a text. A text has at most one. */
export interface ContentScheduleTable {
  kind: "article" | "component" | "menu" | "page" | "section";
  subject_id: number;
  /** Who scheduled it; null for a deleted account. */
  account_id: number | null;
  publish_at: Date;
  /** The text as the desk edited it when the change was scheduled. */
  base: JSONColumnType<Record<string, unknown>, string, string>;
  /** The form's fields with the change. */
  change: JSONColumnType<Record<string, unknown>, string, string>;
  /** Why it wasn't published when it was due; null if it is still to be published. */
  problem: string | null;
  scheduled_at: Date;
}

/** A picture of the media library, which texts show. */
export interface PictureTable {
  id: Generated<number>;
  /** 128 random bits, in the picture's path. */
  token: string;
  /** Null for the network's. */
  office_id: number | null;
  name: string;
  /** Alternative texts by locale. */
  alts: JSONColumnType<Record<string, string>, string | undefined, string>;
  /** Of the largest stored size. */
  width: number;
  height: number;
  /** The point that stays visible when the picture is cropped, in percent of the width and the height. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** Incremented when the picture's file is replaced. */
  file_version: Generated<number>;
  source_sha256: string;
  updated_at: Date;
}

/** A path that visitors requested and that has no page. */
export interface MissingPageTable {
  id: Generated<number>;
  /** Normalized as a redirect's source, without a language. */
  path: string;
  hits: number;
  first_seen_at: Date;
  last_seen_at: Date;
}

/** The last load of a content folder, so that an unchanged folder is only read and hashed at startup. */
export interface ContentLoadTable {
  folder: string;
  hash: string;
  loaded_at: Generated<Date>;
}
