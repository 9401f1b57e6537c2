import { listChapterPages } from "../../content/chapters.ts";
import { getPageHref } from "../../site.ts";
import type { PageKey } from "../../site-map.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

/** Links to the pages of a page's chapter, named after its first page. */
export function ChapterNav({ pageKey }: { pageKey: PageKey }) {
  const site = useSite();
  const pages = listChapterPages(pageKey, site);
  if (!pages[0]) return null;
  return (
    <nav aria-label={pages[0].menu.label()} className="no-print">
      <ul className="border-t border-rule">
        {pages.map(({ key, menu }) => (
          <li key={key} className="border-b border-rule">
            <PageLink
              href={getPageHref(site, key)}
              aria-current={key === pageKey ? "page" : undefined}
              className="block py-2.5 font-medium hover:underline aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {menu.label()}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
