import type { Locale } from "#editions/locales.ts";

/** An article as a list shows it. */
export interface BlogPostSummary {
  slug: string;
  locale: Locale;
  /** Null for the network's own. */
  office_id: number | null;
  /** Document title, without the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /**
   * Null if the network itself is the author. `slug` links to the author's pages; null if they are not an active agent.
   */
  author: { name: string; slug: string | null } | null;
  reading_minutes: number;
  published_at: Date;
  updated_at: Date;
}

export interface BlogPost extends BlogPostSummary {
  /** Sanitized HTML. */
  body: string;
  /** Sources of the facts in the article. */
  sources: string[];
}
