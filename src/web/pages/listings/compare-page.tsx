import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import { listSimilarListings } from "#domain/search/list-similar-listings.ts";
import { m } from "#messages/messages.js";
import { CompareTable } from "../../components/buyer/compare-table.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { ShareButtons } from "../../components/site/share-buttons.tsx";
import { readFinancingTerms } from "../../content/read-financing-terms.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { toComparedListing } from "../../listings/comparison.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { useFormats } from "../../page-info.ts";
import { createPageLoader } from "../../page-loader.ts";
import { readListingNumbers } from "../../search-params.ts";
import { MAX_COMPARED } from "../../site-map/comparison.ts";
import { getPagePath } from "../../site-map.ts";

const PATH = getPagePath("compare");

/** How many similar listings the page offers to add. */
const MAX_SIMILAR = 3;

export const loader = createPageLoader(async ({ context, url, dependsOn }) => {
  dependsOn("listings", "offices");
  const numbers = readListingNumbers(url.searchParams, "compare", MAX_COMPARED);
  const listings = await findListingsByNumbers(context, numbers);
  const [first] = listings;
  const isFull = listings.length >= MAX_COMPARED;
  const similar = first && !isFull ? await listSimilarListings(context, first, MAX_SIMILAR + MAX_COMPARED) : [];
  const { terms } = readFinancingTerms(context, new URLSearchParams());
  return {
    listings: listings.map((listing) => toComparedListing(listing, context.edition.financing)),
    hasMissing: listings.length < numbers.length,
    similar: toCards(similar.filter(({ number }) => !numbers.includes(number)).slice(0, MAX_SIMILAR), context.clock()),
    source: terms.source,
    as_of: terms.as_of,
  };
});

const toHref = (numbers: number[]): string =>
  numbers.length === 0 ? PATH : `${PATH}?${new URLSearchParams(numbers.map((number) => ["compare", String(number)]))}`;

/** Listings side by side, without an account: the address has their numbers. */
export default function ComparePage() {
  const { listings, hasMissing, similar, source, as_of } = useLoaderData<typeof loader>();
  const { month } = useFormats();
  const numbers = listings.map(({ number }) => number);
  return (
    <div className="page-width pt-8" data-compared={numbers.join(" ")}>
      <PageHead title={m.compare_title()} index={false} />
      <h1 className="text-4xl md:text-5xl">{m.compare_title()}</h1>
      {hasMissing && <p className="mt-4">{m.compare_missing()}</p>}
      {listings.length < 2 && <p className="mt-4 max-w-prose text-lg">{m.compare_lead({ max: MAX_COMPARED })}</p>}
      {listings.length > 0 && (
        <>
          <ul className="mt-6 flex flex-wrap gap-x-6 no-print">
            {listings.map(({ number, name }) => (
              <li key={number}>
                <PageLink href={toHref(numbers.filter((other) => other !== number))} className="link inline-block py-2">
                  {m.remove_named({ name })}
                </PageLink>
              </li>
            ))}
          </ul>
          <CompareTable listings={listings} />
          <p className="mt-1 max-w-prose text-ink-soft">
            {m.compare_note()} {m.finance_source({ source, as_of: month(as_of) })}
          </p>
          <p className="mt-6 flex flex-wrap gap-3 no-print">
            <ShareButtons />
          </p>
        </>
      )}
      {similar.length > 0 && (
        <section className="mt-12 no-print">
          <h2 className="text-2xl">{m.compare_similar()}</h2>
          <ul className="mt-2">
            {similar.map(({ number, name, location }) => (
              <li key={number}>
                <PageLink href={toHref([...numbers, number])} className="link inline-block py-2">
                  {m.add_named({ name })}
                </PageLink>{" "}
                <span className="text-ink-soft">{location}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-8 no-print">
        <PageLink href={getPagePath("search")} className="button">
          {m.see_businesses()}
        </PageLink>
      </p>
    </div>
  );
}
