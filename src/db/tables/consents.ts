import type { Locale } from "#editions/locales.ts";

/** What a visitor let vendors do, as it was worded to them. A later row of the same visitor replaces an earlier one. */
export interface VisitorConsentTable {
  id: string;
  /** A number that their browser made up and keeps beside the choice. */
  visitor: string;
  analytics: boolean;
  marketing: boolean;
  wording: string;
  locale: Locale;
  recorded_at: Date;
}
