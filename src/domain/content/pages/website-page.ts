import type { WebsitePageType } from "#db/tables/content.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "../content.ts";

/** A page without a route of its own, as the contracts have it. */
export interface WebsitePage {
  slug: string;
  type: WebsitePageType;
  template_slug: string | null;
  menu_order: number;
  menu_label: string | null;
  show_in_menu: boolean;
  name: string;
  /** Sanitised HTML. */
  body: string | null;
  /** `title`, `description`, `heading`, `lead` and whatever else the page has. */
  contents: Content[];
  /** The language it is in, which may be another than was asked for. */
  locale: Locale;
}

/** Whose page it is: an office's, an agent's, or neither's. */
export interface PageOwner {
  office_id?: number | null;
  agent_id?: number | null;
}
