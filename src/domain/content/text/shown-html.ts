import { cleanHtml } from "./clean-html.ts";
import { fillHtml, type Placeholders } from "./placeholders.ts";

/**
 * Prepares stored HTML for a page: fills in placeholders and sanitizes it again, because someone may have written to
 * the database directly.
 */
export function renderHtml(html: string, values: Placeholders): string {
  return fillHtml(cleanHtml(html), values);
}
