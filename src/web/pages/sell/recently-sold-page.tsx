import { listRecentlySold, parseSoldFilters, type SoldListing } from "#domain/listings/list-recently-sold.ts";
import { parseListingFilters } from "#domain/search/listing-filters.ts";
import { m } from "#messages/messages.js";
import { Prose } from "../../components/content/prose.tsx";
import { formatPriceBand } from "../../components/listings/format-price-band.ts";
import { IgnoredValues } from "../../components/listings/ignored-values.tsx";
import { Pagination } from "../../components/listings/pagination.tsx";
import { SoldFilters } from "../../components/listings/sold-filters.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { parsePageNumber } from "../../content/parse-page-number.ts";
import { useLoaderData } from "../../document/page-data.ts";
import type { Formats } from "../../formats.ts";
import { useFormats } from "../../page-info.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref, getRecentlySoldHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

/** The search filters that also apply to sold listings without revealing which business was sold. */
const FILTER_KEYS = ["category", "state"] as const;

export const loader = createPageLoader(async (args) => {
  const { context, site, url, dependsOn } = args;
  dependsOn("listings");
  const page = parsePageNumber(url);
  const filterEntries = FILTER_KEYS.map((key) => [key, url.searchParams.get(key) ?? ""]);
  const { filters, ignored } = parseListingFilters(new URLSearchParams(filterEntries), context);
  const [band, days] = [url.searchParams.get("band") ?? "", url.searchParams.get("days") ?? ""];
  const ranges = parseSoldFilters({ band, days }, context.edition.currency);
  const filterParams = FILTER_KEYS.flatMap((key) => filters[key].map((slug): [string, string] => [key, slug]));
  return {
    content: await loadPageContent(args, "recentlySold"),
    page,
    ignored: [...ignored, ...ranges.ignored],
    query: [
      ...filterParams,
      ...(ranges.filters.price ? [["band", band] as [string, string]] : []),
      ...(ranges.filters.days ? [["days", days] as [string, string]] : []),
    ],
    ...(await listRecentlySold(
      context,
      { ...site.scope, ...Object.fromEntries(filterParams), ...ranges.filters },
      page,
    )),
  };
});

export default function RecentlySoldPage() {
  const { content, sold, page, pages, total, choices, query: filters, ignored } = useLoaderData<typeof loader>();
  const site = useSite();
  const formats = useFormats();
  const path = getRecentlySoldHref(site);
  const title = site.kind === "network" ? content.heading : m.sold_title_of({ name: site.name });
  const emptyText = filters.length > 0 ? m.sold_no_matches() : m.sold_none();
  return (
    <div className="page-width pt-8">
      <PageHead
        title={title}
        description={content.description}
        canonical={path}
        page={page}
        index={filters.length <= 2}
      />
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{content.lead}</p>
      <SoldFilters action={path} choices={choices} query={filters} />
      <div className="mt-6">
        <IgnoredValues ignored={ignored} />
      </div>
      {sold.length > 0 ? (
        <SoldTable sold={sold} formats={formats} />
      ) : (
        <p className="mt-8 text-lg">{total > 0 ? m.search_beyond_title() : emptyText}</p>
      )}
      <Pagination path={path} query={filters} page={page} pages={pages} />
      <Prose html={content.body} lang={content.lang} className="mt-12" />
      <p className="mt-10">
        <PageLink href={getPageHref(site, "contact")} className="button">
          {m.sold_next()}
        </PageLink>
      </p>
    </div>
  );
}

/** A table on a wide screen; on a narrow one, each sale is a block of two columns. */
function SoldTable({ sold, formats }: { sold: SoldListing[]; formats: Formats }) {
  const headings = [
    m.listing_field_category(),
    m.listing_field_location(),
    m.listing_field_closing_price(),
    m.sold_days(),
    m.sold_when(),
  ];
  return (
    <table className="numeric mt-8 block w-full border-collapse lg:table">
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="border-b-2 border-rule-strong text-left">
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-6 font-semibold last:pr-0">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-rule lg:table-row-group lg:border-0">
        {sold.map((sale, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sale has no public id, and two can look the same.
          <SoldRow key={position} sale={sale} formats={formats} />
        ))}
      </tbody>
    </table>
  );
}

function SoldRow({ sale, formats }: { sale: SoldListing; formats: Formats }) {
  const cell = "lg:table-cell lg:py-2.5 lg:pr-6 lg:text-left lg:last:pr-0";
  return (
    <tr className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule py-3 lg:table-row">
      <td className={`${cell} font-semibold`}>{sale.category}</td>
      <td className={`${cell} col-start-2 row-start-3 text-right`}>{sale.state}</td>
      <td className={`${cell} col-span-2 row-start-2 whitespace-nowrap`}>
        {formatPriceBand(sale.price_band, formats)}
      </td>
      <td className={`${cell} row-start-3 max-lg:text-ink-soft`}>
        <span className="lg:hidden">{m.sold_days()} </span>
        {m.sold_days_count({ count: sale.days_on_market })}
      </td>
      <td className={`${cell} col-start-2 row-start-1 text-right whitespace-nowrap text-ink-soft`}>
        {formats.date(sale.sold_at)}
      </td>
    </tr>
  );
}
