import { m } from "#messages/messages.js";
import { type Chapter, listChapterPages } from "../../content/chapters.ts";
import { getSiteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

const TITLES: Record<Chapter, () => string> = { sell: m.nav_sell, buy: m.nav_buy, about: m.nav_about };

/** Links to the pages of a chapter. */
export function ChapterNav({ chapter, path }: { chapter: Chapter; path: string }) {
  const site = useSite();
  const pages = listChapterPages(chapter, site);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={TITLES[chapter]()} className="no-print">
      <ul className="border-t border-rule">
        {pages.map((page) => (
          <li key={page.path} className="border-b border-rule">
            <PageLink
              href={getSiteHref(site, page.path)}
              aria-current={page.path === path ? "page" : undefined}
              className="block py-2.5 font-medium hover:underline aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {page.label()}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
