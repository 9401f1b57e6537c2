import type { WebsitePageType } from "#db/tables/content.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "../content.ts";

/** A page without its own route, as in the contracts. */
export interface WebsitePage {
  slug: string;
  type: WebsitePageType;
  template_slug: string | null;
  menu_order: number;
  menu_label: string | null;
  show_in_menu: boolean;
  name: string;
  /** Sanitized HTML. */
  body: string | null;
  /** `title`, `description`, `heading`, `lead` and any other content of the page. */
  contents: Content[];
  /** The language of the content, which may differ from the requested one. */
  locale: Locale;
}

/** The owner of a page: an office, an agent, or neither. */
export interface PageOwner {
  office_id?: number | null;
  agent_id?: number | null;
}
