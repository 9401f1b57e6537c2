import { shortenText } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import type { Site } from "../../site.ts";

/** The approximate lengths that search engines show: of a title's own part, and of a description. */
export const TITLE_LENGTH = 65;
const DESCRIPTION_LENGTH = 160;

interface PageMetadata {
  title: string;
  description: string;
}

/**
 * Completes a page's title and description for search results. Pages of an office or agent include its name, because
 * the network has a page of the same title. Pages of a list include the page number.
 */
export function completeMetadata(
  { title, description }: PageMetadata,
  site: Pick<Site, "name"> | null,
  page: number,
): PageMetadata {
  const siteTitle = site && title && !title.includes(site.name) ? m.head_title_of({ title, name: site.name }) : title;
  return {
    title: shortenText(page > 1 ? m.head_title_page({ title: siteTitle, page }) : siteTitle, TITLE_LENGTH),
    description: shortenText(
      site && description && !description.includes(site.name)
        ? m.head_description_of({ description, name: site.name })
        : description,
      DESCRIPTION_LENGTH,
    ),
  };
}

/** Gets the URL of one page of a list. The first page is the list's own URL. */
export function getPageUrl(path: string, page: number): string {
  if (page <= 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
}
