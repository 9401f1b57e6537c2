import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchCards } from "#domain/search/search-listings.ts";
import { m } from "#messages/messages.js";
import { InquiryPage } from "../../components/content/inquiry-page.tsx";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { SearchBox } from "../../components/listings/search-box.tsx";
import { SectionHead } from "../../components/site/section-head.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getListingsHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site, dependsOn } = args;
  dependsOn("listings", "offices");
  const filters = { ...NO_FILTERS, kind: "franchise" as const, per_page: 6 };
  const [content, { listings, total }] = await Promise.all([
    loadPageContent(args, "franchises"),
    searchCards(context, filters, site.scope),
  ]);
  return { content, listings: toCards(listings, context.clock()), total };
});

export const action = createPageAction((args) => handleInquiryForm(args, { type: "franchise" }));

export default function FranchisePage() {
  const { content, listings, total } = useLoaderData<typeof loader>();
  const search = getListingsHref(useSite());
  const rejected = useActionData<typeof action>();
  return (
    <InquiryPage
      content={content}
      pageKey="franchises"
      type="franchise"
      rejected={rejected}
      inHeading={<SearchBox action={search} kind="franchise" />}
      beforeColumns={
        listings.length > 0 && (
          <section className="page-width mt-10">
            <SectionHead
              title={m.franchise_newest()}
              href={`${search}?kind=franchise`}
              more={m.franchise_all({ count: total })}
            />
            <ListingGrid listings={listings} isAtTop />
          </section>
        )
      }
    />
  );
}
