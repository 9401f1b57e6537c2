import { m } from "#messages/messages.js";
import type { SearchData } from "../../listings/search-data.ts";
import { useFormats } from "../../page-info.ts";
import { buildSearchHref } from "../../search-params.ts";
import { PageLink } from "../site/page-link.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { IgnoredValues } from "./ignored-values.tsx";
import { ListingGrid } from "./listing-card.tsx";
import { NoResults } from "./no-results.tsx";
import { Pagination } from "./pagination.tsx";
import { SaveSearch } from "./save-search.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchMap } from "./search-map.tsx";
import { SortSelect } from "./sort-select.tsx";
import { UnreadPhrases } from "./unread-phrases.tsx";

/** The filters and the results. `path` is the page's own path. */
export function SearchResults({ path, found }: { path: string; found: SearchData }) {
  const { listings, total, page, pages, ignored, query, categories, regions, facets, corrected } = found;
  const { number, money, month } = useFormats();
  return (
    <div className="mt-6 gap-10 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <SearchFilters action={path} query={query} categories={categories} regions={regions} facets={facets} />
      <section aria-labelledby="results" data-region="results" className="mt-8 lg:mt-0">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-4 border-b border-rule pb-4">
          <div className="mr-auto flex flex-wrap items-baseline gap-x-3">
            <h2
              id="results"
              tabIndex={-1}
              aria-describedby={page > 1 ? "results-page" : undefined}
              className="text-2xl"
            >
              {m.listings_found({ count: total, shown: number(total) })}
            </h2>
            {page > 1 && (
              <p id="results-page" className="text-ink-soft">
                {m.page_of({ page: number(page), pages: number(pages) })}
              </p>
            )}
          </div>
          {found.hasMap && (
            <PageLink
              href={buildSearchHref(path, query, { view: found.map ? null : "map" })}
              rel="nofollow"
              className="link py-2"
            >
              {found.map ? m.search_map_hide() : m.search_map_show()}
            </PageLink>
          )}
          <SortSelect action={path} query={query} />
        </div>
        <FilterChips
          path={path}
          query={query}
          amounts={found.amounts}
          radius={found.radius}
          categories={categories}
          regions={regions}
        />
        <SaveSearch url={buildSearchHref(path, query, { sort: null, view: null })} />
        <UnreadPhrases path={path} found={found} />
        <IgnoredValues ignored={ignored} />
        {found.plan && (
          <p className="mb-5 max-w-prose text-ink-soft">
            {found.plan.cash === null ? m.plan_note() : m.plan_note_cash({ cash: money(found.plan.cash) })}{" "}
            {m.finance_source({ source: found.plan.source, as_of: month(found.plan.as_of) })}
          </p>
        )}
        {corrected !== null && <p className="mb-5 text-ink-soft">{m.search_corrected({ words: corrected })}</p>}
        {found.map && <SearchMap path={path} query={query} view={found.map} />}
        {listings.length > 0 ? <ListingGrid listings={listings} isAtTop /> : <NoResults path={path} found={found} />}
        <Pagination path={path} query={query} page={page} pages={pages} />
      </section>
    </div>
  );
}
