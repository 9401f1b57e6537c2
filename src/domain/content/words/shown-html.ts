import { cleanHtml } from "./clean-html.ts";
import { fillHtml, type Placeholders } from "./placeholders.ts";

/** Stored HTML as a page shows it: sanitised once more, since a database can be written to by other ways, and filled in. */
export function shownHtml(html: string, values: Placeholders): string {
  return fillHtml(cleanHtml(html), values);
}
