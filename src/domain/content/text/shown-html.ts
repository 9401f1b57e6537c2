import { cleanHtml } from "./clean-html.ts";
import { fillHtml, type Placeholders } from "./placeholders.ts";

/**
 * Prepares stored HTML for a page: fills in placeholders and sanitizes it again, since the database may have been
 * written to directly.
 */
export function renderHtml(html: string, values: Placeholders): string {
  return fillHtml(cleanHtml(html), values);
}
