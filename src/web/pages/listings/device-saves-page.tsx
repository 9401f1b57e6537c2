import { findCardsByNumbers } from "#domain/listings/find-listings.ts";
import { m } from "#messages/messages.js";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { createPageLoader } from "../../page-loader.ts";
import { readListingNumbers } from "../../search-params.ts";
import { MAX_DEVICE_SAVES } from "../../site-map/device-saves.ts";
import { getPagePath } from "../../site-map.ts";

export const loader = createPageLoader(async ({ context, url, dependsOn }) => {
  dependsOn("listings", "offices");
  const numbers = readListingNumbers(url.searchParams, "saved", MAX_DEVICE_SAVES);
  const listings = await findCardsByNumbers(context, numbers);
  return {
    listings: toCards(listings, context.clock()),
    isEmpty: numbers.length === 0,
    hasMissing: listings.length < numbers.length,
  };
});

/** The listings that a visitor without an account saved in this browser: the address has their numbers. */
export default function DeviceSavesPage() {
  const { listings, isEmpty, hasMissing } = useLoaderData<typeof loader>();
  const account = getPagePath("savedListings");
  return (
    <div className="page-width pt-8">
      <PageHead title={m.saved_title()} index={false} />
      <h1 className="text-4xl md:text-5xl">{m.saved_title()}</h1>
      <p className="mt-4 max-w-prose text-lg">{m.saved_device_lead()}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 no-print">
        <PageLink
          href={getPagePath("buyerRegistration")}
          data-dialog="registration"
          data-redirect={account}
          className="button button-quiet"
        >
          {m.register_as_buyer()}
        </PageLink>
        <PageLink href={account} data-dialog="login" data-redirect={account} className="link inline-block py-2">
          {m.sign_in()}
        </PageLink>
      </p>
      {/* At an address without numbers, the browser loads those it has stored. */}
      <div data-region="saved" data-asks-saved={isEmpty ? "" : undefined} className="mt-8 space-y-6">
        {hasMissing && <p>{m.saved_device_missing()}</p>}
        {listings.length > 0 ? (
          <ListingGrid listings={listings} isAtTop />
        ) : (
          <>
            {!hasMissing && <p className="max-w-prose">{m.saved_device_none()}</p>}
            <p>
              <PageLink href={getPagePath("search")} className="button">
                {m.see_businesses()}
              </PageLink>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
