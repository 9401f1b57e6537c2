import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { listOffices } from "#domain/offices/office-directory.ts";
import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchCards } from "#domain/search/search-listings.ts";
import { getCountryName } from "#editions/country-name.ts";
import { getStorefrontPath } from "#illustrations/storefronts/storefront-path.ts";
import { m } from "#messages/messages.js";
import { NextStep } from "../components/content/next-step.tsx";
import { ListingGrid } from "../components/listings/listing-card.tsx";
import { SearchBox } from "../components/listings/search-box.tsx";
import { ViewedListings } from "../components/listings/viewed-listings.tsx";
import { OfficeDots } from "../components/offices/country-map.tsx";
import { OfficeFinder } from "../components/offices/office-finder.tsx";
import { PageHead } from "../components/site/page-head.tsx";
import { PageLink } from "../components/site/page-link.tsx";
import { SectionHead } from "../components/site/section-head.tsx";
import { loadPageContent } from "../content/load-page-content.ts";
import { createDotsView } from "../content/offices/map-view.ts";
import type { PageContent, Step } from "../content/page-content.ts";
import { useLoaderData } from "../document/page-data.ts";
import { toCards } from "../listings/listing-cards.ts";
import { useFormats } from "../page-info.ts";
import { createPageAction, createPageLoader } from "../page-loader.ts";
import { useShell } from "../shell.ts";
import { getPagePath } from "../site-map.ts";
import { describeNetwork, describeWebsite } from "../structured-data/network.ts";
import { signInFromPage } from "./account/sign-in-from-page.ts";

const SEARCH = getPagePath("search");

/** Four storefront drawings that go well together. */
const STREET_DRAWINGS: [category_slug: string, number: number][] = [
  ["food-restaurants", 7],
  ["automotive-boat", 12],
  ["retail", 5],
  ["health-care-fitness", 9],
];

export const loader = createPageLoader(async (args) => {
  const { context, metadata, dependsOn, describe } = args;
  dependsOn("listings", "offices");
  describe(
    describeNetwork(context.network, getCountryName(context.locale, context.edition)),
    describeWebsite(context.network, context.locale),
  );
  const filters = { ...NO_FILTERS, per_page: 6 };
  const [content, newest, offices] = await Promise.all([
    loadPageContent(args, "home"),
    searchCards(context, filters),
    listOffices(context),
  ]);
  return {
    content,
    listings: toCards(newest.listings, context.clock()),
    total: newest.total,
    categories: listCategories(context.locale).map(({ slug, name }, position) => ({
      slug,
      name,
      picture: getStorefrontPath({ category_slug: slug, subcategory_slug: null, number: 41 + position }),
    })),
    street: STREET_DRAWINGS.map(([category_slug, number]) =>
      getStorefrontPath({ category_slug, subcategory_slug: null, number }),
    ),
    map: metadata.map && createDotsView(context, metadata.map, offices),
  };
});

export default function HomePage() {
  const { locations_path } = useShell();
  const { content, listings, total, categories, map, street } = useLoaderData<typeof loader>();
  const { number } = useFormats();
  return (
    <>
      <PageHead title={content.title} description={content.description} canonical="/" />
      <section data-clears-office className="border-b border-rule bg-wash">
        <div className="page-width grid items-center gap-12 py-12 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <h1 className="max-w-3xl text-[2.6rem] leading-[1.05] md:text-6xl">{content.heading}</h1>
            <p className="mt-4 max-w-2xl text-lg text-ink-soft md:text-xl">{content.lead}</p>
            <div className="mt-8">
              <SearchBox action={SEARCH} />
            </div>
            {total > 0 && <p className="mt-3 text-ink-soft">{m.home_count({ count: total, shown: number(total) })}</p>}
            {/* On wider screens, the header has this link. */}
            <PageLink href={getPagePath("worth")} className="link mt-3 inline-block py-1 sm:hidden">
              {m.what_is_it_worth()}
            </PageLink>
          </div>
          <StorefrontDrawings pictures={street} />
        </div>
      </section>
      {listings.length > 0 && (
        <section className="page-width mt-12">
          <SectionHead title={m.home_newest()} href={SEARCH} more={m.see_businesses()} />
          <ListingGrid listings={listings} />
        </section>
      )}
      <section className="page-width mt-16">
        <SectionHead title={m.home_sectors()} />
        <ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
          {categories.map(({ slug, name, picture }) => (
            <li key={slug}>
              <PageLink href={`${SEARCH}?category=${slug}`} className="group flex items-center gap-3 py-2 font-medium">
                <img
                  src={picture}
                  alt=""
                  width={66}
                  height={44}
                  loading="lazy"
                  className="h-11 w-16.5 rounded-sm border border-rule object-cover max-sm:hidden"
                />
                <span className="min-w-0 group-hover:underline">{name}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <HowItWorks content={content} />
      <section id="offices" className="page-width mt-16">
        <div className="grid items-center gap-10 border-t border-rule pt-8 lg:grid-cols-2">
          <div>
            <OfficeFinder action={locations_path} title={m.home_offices()} />
            <PageLink href={locations_path} className="link inline-block py-1">
              {m.home_map()}
            </PageLink>
          </div>
          {map && <OfficeDots view={map} />}
        </div>
      </section>
      <div className="page-width">
        <ViewedListings />
      </div>
      {content.call && <NextStep {...content.call} />}
    </>
  );
}

function StorefrontDrawings({ pictures }: { pictures: string[] }) {
  return (
    <div className="hidden grid-cols-2 gap-3 lg:grid" aria-hidden="true">
      {pictures.map((picture) => (
        <img
          key={picture}
          src={picture}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-sm border border-rule bg-sheet object-cover even:translate-y-6"
        />
      ))}
    </div>
  );
}

/** The steps of a sale and the reasons to choose the network. */
function HowItWorks({ content }: { content: PageContent }) {
  const why = (content.lists.why ?? []) as Step[];
  return (
    <>
      {content.steps.length > 0 && (
        <section className="page-width mt-16">
          <SectionHead title={content.more.how_heading ?? ""} />
          <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
            {content.steps.map(({ heading, text }, position) => (
              <li key={heading}>
                <span className="font-display text-5xl text-accent" aria-hidden="true">
                  {position + 1}
                </span>
                <h3 className="mt-2 text-2xl">{heading}</h3>
                <p className="mt-2 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {why.length > 0 && (
        <section className="page-width mt-16">
          <SectionHead title={content.more.why_heading ?? ""} />
          <ul className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
            {why.map(({ heading, text }) => (
              <li key={heading} className="border-t-2 border-accent pt-4">
                <h3 className="text-xl">{heading}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The only page whose action signs in: without script, the dialog of every page posts here. */
export const action = createPageAction(signInFromPage);
