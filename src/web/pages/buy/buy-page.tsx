import { parseListingFilters } from "#domain/search/listing-filters.ts";
import { searchCards } from "#domain/search/search-listings.ts";
import { m } from "#messages/messages.js";
import { TextPage } from "../../components/content/text-page.tsx";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { createPageLoader } from "../../page-loader.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site, dependsOn } = args;
  dependsOn("listings", "offices");
  const { filters } = parseListingFilters(new URLSearchParams({ per_page: "3" }), context);
  const [content, { listings }] = await Promise.all([
    loadPageContent(args, "buy"),
    searchCards(context, filters, site.scope),
  ]);
  return { content, listings: toCards(listings) };
});

export default function BuyPage() {
  const { content, listings } = useLoaderData<typeof loader>();
  return (
    <TextPage
      content={content}
      pageKey="buy"
      afterColumns={
        listings.length > 0 && (
          <section className="page-width mt-16">
            <h2 className="mb-5 border-b border-rule pb-3 text-3xl">{m.buy_newest()}</h2>
            <ListingGrid listings={listings} isSingleRow />
          </section>
        )
      }
    />
  );
}
