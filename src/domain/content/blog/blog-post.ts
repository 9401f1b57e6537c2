import type { Locale } from "#editions/locales.ts";

/** An article as a list shows it. */
export interface BlogPostSummary {
  slug: string;
  locale: Locale;
  /** Null where it is the network's. */
  office_id: number | null;
  /** Document title, without the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Null where the network itself speaks. `slug` leads to the author's pages; null where they are no active agent. */
  author: { name: string; slug: string | null } | null;
  reading_minutes: number;
  published_at: Date;
  updated_at: Date;
}

export interface BlogPost extends BlogPostSummary {
  /** Sanitised HTML. */
  body: string;
  /** Where the facts it states come from. */
  sources: string[];
}
