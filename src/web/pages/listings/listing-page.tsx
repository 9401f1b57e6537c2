import { type Context, toHomeUrl } from "#domain/context.ts";
import { getAddressPlace } from "#domain/listings/address-place.ts";
import { findListing } from "#domain/listings/find-listing.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { getPhotoOfWidth } from "#domain/listings/photo-path.ts";
import { countDaysOnMarket } from "#domain/listings/price-history.ts";
import { compareMultipleToSector } from "#domain/listings/price-vs-sector.ts";
import { readConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import { findNeighbors } from "#domain/search/find-neighbors.ts";
import { listSimilarListings } from "#domain/search/list-similar-listings.ts";
import type { SearchScope } from "#domain/search/listing-filters.ts";
import { readListingFilters } from "#domain/search/read-filters.ts";
import { m } from "#messages/messages.js";
import { InquiryForm } from "../../components/forms/inquiry-form.tsx";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { ListingContact } from "../../components/listings/listing-contact.tsx";
import { ListingFacts } from "../../components/listings/listing-facts.tsx";
import { ListingFinancials } from "../../components/listings/listing-financials.tsx";
import { ListingPhotos, VideoLink } from "../../components/listings/listing-photos.tsx";
import { PriceHistory } from "../../components/listings/price-history.tsx";
import { PriceScale } from "../../components/listings/price-scale.tsx";
import { ResultLinks } from "../../components/listings/result-links.tsx";
import { SaveButton } from "../../components/listings/save-button.tsx";
import { ViewedListings } from "../../components/listings/viewed-listings.tsx";
import { ConfidentialSection } from "../../components/ndas/confidential-section.tsx";
import type { PageContact } from "../../components/site/page-contact.ts";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink, useLocalizeHref } from "../../components/site/page-link.tsx";
import { ShareButtons } from "../../components/site/share-buttons.tsx";
import { getListingPicturePath } from "../../components/site/share-pictures.ts";
import { readFinancingTerms } from "../../content/read-financing-terms.ts";
import { Island } from "../../document/island.tsx";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { redirect } from "../../document/responses.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { formatListingTitle } from "../../listings/listing-title.ts";
import { getSearchParams } from "../../listings/search-data.ts";
import { useFormats, useLocalUrl } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getListingHref, getListingsHref, getRecentlySoldHref } from "../../site.ts";
import { getPagePath } from "../../site-map.ts";
import { describeBreadcrumbs, getCrumbs } from "../../structured-data/breadcrumbs.ts";
import { describeListing } from "../../structured-data/listing.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async ({ context, site, post, url, dependsOn, describe }) => {
  // Recorded even if there is no listing, because one may be published at any time.
  dependsOn("listings");
  const found = await findListing(context, post, site.scope);
  if (found.kind === "sold") throw redirect(getRecentlySoldHref(site), 301);
  const canonicalPath = getListingHref(site, found.kind === "moved" ? found.to : found.listing);
  // The URL has an old slug, or shows a franchise under the path of businesses.
  if (found.kind === "moved" || canonicalPath !== url.pathname) throw redirect(canonicalPath + url.search, 301);
  const { listing, price_history } = found;
  const financingBasis = getFinancingBasis(listing);
  dependsOn(`listing:${listing.number}`, `office:${listing.office.slug}`, "listings", "offices");
  const home = toHomeUrl(context.network, context.locale);
  const search = getListingsHref(site);
  describe(
    describeListing(listing, home),
    describeBreadcrumbs(
      [
        ...getCrumbs(site),
        { name: listing.category, path: `${search}?category=${listing.category_slug}` },
        { name: listing.name, path: getPagePath("listing", listing.slug) },
      ],
      home,
    ),
  );
  return {
    listing,
    price_history,
    days_on_market: countDaysOnMarket(new Date(listing.listed_at), context.clock()),
    price_scale: compareMultipleToSector(listing),
    financing: financingBasis && { ...financingBasis, ...readFinancingTerms(context, url.searchParams) },
    place: getAddressPlace(context, listing.state),
    confidential: context.previews_confidential ? await readConfidential(context, listing.number) : null,
    ...(await readResults(context, url.searchParams, listing.number, site.scope)),
    similar: toCards(await listSimilarListings(context, listing, 3, site.scope), context.clock()),
  };
});

/** Reads the search that the visitor came from, and the listings around this one in its results. */
async function readResults(context: Context, params: URLSearchParams, number: number, scope: SearchScope) {
  if (params.size === 0) return { results: [], neighbors: null };
  const { filters, ignored } = await readListingFilters(context, params);
  const results = getSearchParams(params, ignored);
  return { results, neighbors: results.length > 0 ? await findNeighbors(context, number, filters, scope) : null };
}

/**
 * Returns the price and SDE that financing is computed from; null if either is undisclosed or the listing is a
 * franchise, which has an investment instead.
 */
function getFinancingBasis({ kind, price, sellers_discretionary_earnings: sde }: Listing) {
  return kind === "business" && price !== null && sde !== null && sde > 0 ? { price, sde } : null;
}

export const action = createPageAction((args) => handleInquiryForm(args, { type: "listing", listing: args.post }));

/** Returns the listing's contact, which the sticky buttons on a phone also use. */
export function getContact({
  listing: { agent, office },
}: {
  listing: Pick<Listing, "agent" | "office">;
}): PageContact {
  return { phone: agent?.phone ?? office.phone, office: agent?.phone ? null : office.slug, form: "ask" };
}

export default function ListingPage() {
  const found = useLoaderData<typeof loader>();
  const { listing, price_history, days_on_market, price_scale, financing, similar, results, neighbors } = found;
  const rejected = useActionData<typeof action>();
  const site = useSite();
  const { date, money } = useFormats();
  const path = getListingHref(site, listing);
  const toLocalUrl = useLocalUrl();
  const localizeHref = useLocalizeHref();
  const contact = getContact({ listing });
  const [image] = listing.images;
  return (
    <div className="page-width pt-6">
      <PageHead
        title={formatListingTitle(listing)}
        description={listing.description}
        canonical={getPagePath("listing", listing.slug)}
        picture={getListingPicturePath(listing.number)}
      />
      {results.length > 0 && <ResultLinks query={results} neighbors={neighbors} />}
      <nav aria-label={m.breadcrumbs()} className="no-print">
        <PageLink href={`${getListingsHref(site)}?category=${listing.category_slug}`} className="link">
          {listing.category}
        </PageLink>
        <span className="text-ink-soft"> · </span>
        <PageLink href={`${getListingsHref(site)}?state=${listing.state_slug}`} className="link">
          {listing.state}
        </PageLink>
      </nav>
      <div className="mt-4 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h1 className="text-4xl md:text-5xl">{listing.name}</h1>
          <p className="mt-3 text-lg text-ink-soft">
            {listing.location} · {listing.subcategory ?? listing.category} ·{" "}
            <span className="whitespace-nowrap">{m.listing_number({ number: String(listing.number) })}</span>
          </p>
          {listing.price_before !== null && (
            <p className="mt-3 font-semibold text-signal">
              {m.listing_reduced({ before: money(listing.price_before) })}
            </p>
          )}
          {listing.lender_prequalified && listing.prequalified_by && (
            <p className="mt-3 font-semibold">
              {m.listing_prequalified_by({ badge: m.filter_lender_prequalified(), lender: listing.prequalified_by })}
            </p>
          )}
          {listing.status === "under_offer" && (
            <p className="mt-3 inline-block rounded-sm bg-signal-wash px-3 py-1 font-semibold text-signal">
              {m.badge_under_offer()}
            </p>
          )}
          <div className="mt-4 flex min-h-11 flex-wrap items-center gap-3 no-print">
            <SaveButton post={listing.slug} name={listing.name} />
            <noscript>
              <PageLink
                href={`${getPagePath("savedListings")}?add=${listing.slug}`}
                rel="nofollow"
                className="button button-quiet"
              >
                {m.listing_save()}
              </PageLink>
            </noscript>
            <button
              type="button"
              aria-pressed={false}
              data-compare={listing.number}
              className="needs-script button button-quiet"
            >
              {m.compare()}
            </button>
            <noscript>
              <PageLink href={`${getPagePath("compare")}?compare=${listing.number}`} className="button button-quiet">
                {m.compare()}
              </PageLink>
            </noscript>
            <ShareButtons path={localizeHref(path)} />
          </div>
        </div>
        {image && (
          <div className="relative aspect-[3/2] overflow-hidden rounded-sm border border-rule bg-wash print:row-span-2 print:h-fit lg:row-span-2 lg:aspect-auto lg:max-h-104">
            <img
              src={getPhotoOfWidth(toLocalUrl(image.url), 960)}
              alt={image.alt ?? ""}
              width={480}
              height={320}
              className="size-full object-cover lg:absolute lg:inset-0"
            />
          </div>
        )}
        <ListingFinancials listing={listing} />
      </div>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-10">
          <section>
            <h2 className="text-2xl">{m.listing_about()}</h2>
            <div className="mt-3 max-w-prose space-y-4 text-lg">
              {listing.description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <ListingPhotos images={listing.images.slice(1)} />
          {listing.video_url && <VideoLink url={listing.video_url} />}
          {price_scale && <PriceScale scale={price_scale} sector={listing.subcategory ?? listing.category} />}
          <ListingFacts listing={listing} />
          <PriceHistory history={price_history} />
          {financing && (
            <Island
              name="affordability"
              when="interaction"
              props={{
                price: financing.price,
                sde: financing.sde,
                defaultTerms: financing.defaultTerms,
                query: financing.query,
                action: path,
              }}
            />
          )}
          <ConfidentialSection
            post={listing.slug}
            name={listing.name}
            place={found.place}
            previewed={found.confidential}
          />
          <p className="text-ink-soft print:mt-6">
            {m.listing_listed({ date: date(listing.listed_at) })}{" "}
            {days_on_market > 0 && `${m.listing_days_on_market({ count: days_on_market })} `}
            {listing.confirmed_at
              ? m.listing_confirmed({ date: date(listing.confirmed_at) })
              : m.listing_updated({ date: date(listing.updated_at) })}
          </p>
        </div>
        <aside id={contact.form} className="h-fit rounded-sm border border-rule bg-sheet p-6">
          <h2 className="text-2xl">{m.listing_ask()}</h2>
          <ListingContact listing={listing} contact={contact} />
          <p className="mt-4 hidden break-words print:block">{listing.url}</p>
          <div className="mt-6 no-print">
            <InquiryForm
              type="listing"
              action={path}
              rejected={rejected}
              message={m.listing_ask_message({ name: listing.name })}
            />
          </div>
        </aside>
      </div>
      {similar.length > 0 && (
        <section className="mt-16 border-t border-rule pt-8 no-print">
          <h2 className="mb-5 text-2xl">{m.listing_similar()}</h2>
          <ListingGrid listings={similar} isSingleRow />
        </section>
      )}
      <ViewedListings
        shown={[listing.location, listing.price !== null && money(listing.price)].filter(Boolean).join(" · ")}
      />
    </div>
  );
}
