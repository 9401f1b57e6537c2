import { m } from "#messages/messages.js";
import { buildSearchHref, type SearchParams } from "../../search-params.ts";
import { PageLink } from "../site/page-link.tsx";

/** Links to the first and last page and to those around this one. */
export function Pagination({ path, query, page, pages }: PaginationProps) {
  if (pages <= 1) return null;
  const toHref = (target: number): string =>
    buildSearchHref(path, query, { page: target === 1 ? null : String(target) });
  return (
    <nav aria-label={m.pagination()} className="numeric mt-10">
      <ul className="pagination">
        {page > 1 && (
          <li>
            <PageLink
              rel="prev"
              href={toHref(Math.min(page - 1, pages))}
              className="button button-quiet border-transparent"
            >
              {m.previous()}
            </PageLink>
          </li>
        )}
        {listNearbyPages(page, pages).map((target, position, all) => (
          <li key={target}>
            {position > 0 && target - (all[position - 1] ?? 0) > 1 && <span>…</span>}
            <PageLink href={toHref(target)} aria-current={target === page ? "page" : undefined} className="page-number">
              {target}
            </PageLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <PageLink rel="next" href={toHref(page + 1)} className="button button-quiet border-transparent">
              {m.next()}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PaginationProps {
  path: string;
  query: SearchParams;
  page: number;
  pages: number;
}

function listNearbyPages(page: number, pages: number): number[] {
  const nearbyPages = [1, page - 1, page, page + 1, pages].filter((target) => target >= 1 && target <= pages);
  return [...new Set(nearbyPages)].sort((a, b) => a - b);
}
