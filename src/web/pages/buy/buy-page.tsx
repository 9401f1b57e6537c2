import { useLoaderData } from "react-router";
import { parseListingFilters } from "#domain/search/listing-filters.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { m } from "#messages/messages.js";
import { TextPage } from "../../components/content/text-page.tsx";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { pageWords } from "../../content/page-words.ts";
import { getCards } from "../../listings/listing-cards.ts";
import { pageLoader } from "../../page-loader.ts";

export const loader = pageLoader(async (args) => {
  const { context, site, dependsOn } = args;
  dependsOn("listings", "offices");
  const { filters } = parseListingFilters(new URLSearchParams({ per_page: "3" }), context);
  const [words, { listings }] = await Promise.all([
    pageWords(args, "buy-a-business"),
    searchListings(context, filters, site.scope),
  ]);
  return { words, listings: getCards(listings) };
});

export default function BuyPage() {
  const { words, listings } = useLoaderData<typeof loader>();
  return (
    <TextPage
      words={words}
      path="buy-a-business"
      chapter="buy"
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
