import type { Neighbor, Neighbors } from "#domain/search/find-neighbors.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { addResults, getPageOfResults, type SearchParams } from "../../search-params.ts";
import { getListingHref, getListingsHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { PageLink } from "../site/page-link.tsx";

interface ResultLinksProps {
  /** The search that the visitor came from. */
  query: SearchParams;
  /** Null if the search no longer finds the listing. */
  neighbors: Neighbors | null;
}

/** Links to the search results that the visitor came from, and to the listings around this one. */
export function ResultLinks({ query, neighbors }: ResultLinksProps) {
  const site = useSite();
  const { number } = useFormats();
  const toHref = (neighbor: Neighbor): string =>
    addResults(getListingHref(site, neighbor), getPageOfResults(query, neighbor.page));
  return (
    <nav
      aria-label={m.results_links()}
      className="mb-3 flex flex-wrap items-center gap-x-5 border-b border-rule pb-2 no-print"
    >
      <PageLink href={addResults(getListingsHref(site), query)} className="link mr-auto py-2">
        {m.results_back()}
      </PageLink>
      {neighbors && (
        <>
          <span className="numeric text-ink-soft">
            {m.results_position({ position: number(neighbors.position), total: number(neighbors.total) })}
          </span>
          {neighbors.previous && (
            <PageLink href={toHref(neighbors.previous)} rel="prev" className="link py-2">
              {m.results_previous()}
              <span className="sr-only">: {neighbors.previous.name}</span>
            </PageLink>
          )}
          {neighbors.next && (
            <PageLink href={toHref(neighbors.next)} rel="next" className="link py-2">
              {m.results_next()}
              <span className="sr-only">: {neighbors.next.name}</span>
            </PageLink>
          )}
        </>
      )}
    </nav>
  );
}
