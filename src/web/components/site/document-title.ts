import { shortened } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import type { Site } from "../../site.ts";

/** What search engines show of a page's own part of a title before they cut it, and of its description: about. */
export const TITLE_LENGTH = 65;
const DESCRIPTION_LENGTH = 160;

interface Named {
  title: string;
  description: string;
}

/**
 * A page's title and description as they stand in results: an office's or an agent's page says whose it is, since the
 * network has one of the same name, and a list says which page of it this is.
 */
export function namedPage({ title, description }: Named, site: Pick<Site, "name"> | null, page: number): Named {
  const whose = site && title && !title.includes(site.name) ? m.head_title_of({ title, name: site.name }) : title;
  return {
    title: shortened(page > 1 ? m.head_title_page({ title: whose, page }) : whose, TITLE_LENGTH),
    description: shortened(
      site && description && !description.includes(site.name)
        ? m.head_description_of({ description, name: site.name })
        : description,
      DESCRIPTION_LENGTH,
    ),
  };
}

/** One page of a list: the first is the list's own address. */
export function addressOfPage(path: string, page: number): string {
  if (page <= 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}page=${page}`;
}
