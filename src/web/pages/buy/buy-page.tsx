import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchCards } from "#domain/search/search-listings.ts";
import { m } from "#messages/messages.js";
import { TextPage } from "../../components/content/text-page.tsx";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { SearchBox } from "../../components/listings/search-box.tsx";
import { SectionHead } from "../../components/site/section-head.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getListingsHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site, dependsOn } = args;
  dependsOn("listings", "offices");
  const filters = { ...NO_FILTERS, per_page: 6 };
  const [content, { listings }] = await Promise.all([
    loadPageContent(args, "buy"),
    searchCards(context, filters, site.scope),
  ]);
  return { content, listings: toCards(listings, context.clock()) };
});

export default function BuyPage() {
  const { content, listings } = useLoaderData<typeof loader>();
  const search = getListingsHref(useSite());
  return (
    <TextPage
      content={content}
      pageKey="buy"
      inHeading={<SearchBox action={search} />}
      beforeColumns={
        listings.length > 0 && (
          <section className="page-width mt-10">
            <SectionHead title={m.buy_newest()} href={search} more={m.see_businesses()} />
            <ListingGrid listings={listings} isAtTop />
          </section>
        )
      }
    />
  );
}
