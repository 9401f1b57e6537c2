import { m } from "#messages/messages.js";
import { formatName } from "./format-name.ts";

/** The values that articles and new pages have as fields, which have the same labels. */
const LABELS: ReadonlyMap<string, () => string> = new Map([
  ["title", m.desk_article_page_title],
  ["description", m.description],
  ["heading", m.heading],
  ["lead", m.desk_article_lead],
]);

/** Returns the label of one of a page's values. */
export const getValueLabel = (name: string): string => LABELS.get(name)?.() ?? formatName(name);
