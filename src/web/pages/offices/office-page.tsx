import { findHomePage } from "#domain/content/sections/find-home-page.ts";
import { getObjectPosition, getPictures } from "#domain/content/text/pictures/picture-directory.ts";
import { toHomeUrl } from "#domain/context.ts";
import { listAgentsOfOffice } from "#domain/offices/agents/agent-directory.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { findOpeningHours } from "#domain/offices/find-opening-hours.ts";
import { getOfficeRegion } from "#domain/offices/office-address.ts";
import { listOffices } from "#domain/offices/office-directory.ts";
import { listReviews } from "#domain/reviews/list-reviews.ts";
import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchCards } from "#domain/search/search-listings.ts";
import { m } from "#messages/messages.js";
import { NextStep } from "../../components/content/next-step.tsx";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { SearchBox } from "../../components/listings/search-box.tsx";
import { ComponentSections } from "../../components/offices/component-sections.tsx";
import { RegionMap } from "../../components/offices/country-map.tsx";
import { HomeOffers } from "../../components/offices/home-offers.tsx";
import { OfficePictures } from "../../components/offices/office-pictures.tsx";
import { ReviewList } from "../../components/offices/reviews.tsx";
import { AgentList } from "../../components/people/agent-card.tsx";
import { ContactDetails } from "../../components/people/contact-details.tsx";
import { OpeningHours } from "../../components/people/opening-hours.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { SectionHead } from "../../components/site/section-head.tsx";
import { getOfficePicturePath } from "../../components/site/share-pictures.ts";
import { addPictureUrls, toHomeContent } from "../../content/home-content.ts";
import { readSiteContent } from "../../content/load-page-content.ts";
import { createRegionView } from "../../content/offices/map-view.ts";
import { listOfficeComponents } from "../../content/offices/office-components.ts";
import { getOfficeCrumbs } from "../../content/offices/office-crumbs.ts";
import { serializeReviews } from "../../content/serialize-reviews.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { toSiteAgent } from "../../mounts/sites.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getListingsHref, getPageHref, getSiteHref, resolveLink } from "../../site.ts";
import { describeBreadcrumbs } from "../../structured-data/breadcrumbs.ts";
import { describeOffice } from "../../structured-data/office.ts";
import { useSite } from "../../use-site.ts";

/** The number of reviews shown; the others have their own page. */
const SHOWN_REVIEWS = 3;

export const loader = createPageLoader(async (args) => {
  const { context, site, metadata, dependsOn, describe } = args;
  dependsOn("listings", "offices", "content");
  const officeId = site.scope.office_id ?? 0;
  const slug = site.office?.slug ?? "";
  const filters = { ...NO_FILTERS, per_page: 6 };
  const [office, home, agents, opening, newest, offices, reviews, components, pictures] = await Promise.all([
    findOffice(context, slug),
    findHomePage(context, slug),
    listAgentsOfOffice(context.db, officeId),
    findOpeningHours(context, slug),
    searchCards(context, filters, site.scope),
    listOffices(context),
    listReviews(context, officeId, 1, SHOWN_REVIEWS),
    listOfficeComponents(args, officeId),
    getPictures(context.db),
  ]);
  describe(
    describeOffice({
      office,
      path: site.base_path,
      network: context.network,
      home: toHomeUrl(context.network, context.locale),
      country: context.edition.iso2,
      region: getOfficeRegion(context, office),
      opening,
      rating: reviews,
    }),
    describeBreadcrumbs(getOfficeCrumbs(context, office), toHomeUrl(context.network, context.locale)),
  );
  return {
    title: office.meta_title ?? office.name,
    description: office.meta_description ?? office.sub_heading ?? office.name,
    ...toHomeContent(readSiteContent(args, addPictureUrls(home.contents)), (image) =>
      getObjectPosition(pictures, image),
    ),
    media: home.media,
    map: createRegionView(context, metadata.map, site.office?.state_slug ?? "", offices, site.base_path),
    agents: agents.map(toSiteAgent),
    opening,
    photo: office.photo && { path: office.photo, alt: office.photo_alt ?? m.office_photo({ name: office.name }) },
    reviews: serializeReviews(reviews.reviews),
    components,
    listings: toCards(newest.listings, context.clock()),
    total: newest.total,
  };
});

export default function OfficePage() {
  const {
    title,
    description,
    offers,
    why,
    media,
    review_heading,
    call,
    map,
    agents,
    opening,
    photo,
    reviews,
    components,
    listings,
    total,
  } = useLoaderData<typeof loader>();
  const site = useSite();
  const { office } = site;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonical={getSiteHref(site)}
        {...(office && { picture: getOfficePicturePath(office.slug) })}
      />
      <OfficeHero photo={photo} />
      {offers.length > 0 && (
        <div className="page-width mt-12">
          <HomeOffers offers={offers} />
        </div>
      )}
      <div className="page-width mt-12 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section>
          <SectionHead title={m.our_team()} href={getPageHref(site, "team")} more={m.our_team()} />
          <AgentList agents={agents} />
          {why.heading && (
            <div className="mt-12">
              <h2 className="text-3xl">{why.heading}</h2>
              {why.image && (
                <img
                  src={why.image}
                  alt=""
                  width={480}
                  height={320}
                  loading="lazy"
                  className="mt-3 aspect-[3/2] w-full max-w-md rounded-sm border border-rule object-cover"
                  {...(why.image_position && { style: { objectPosition: why.image_position } })}
                />
              )}
              <p className="mt-3 max-w-prose text-lg">{why.caption}</p>
              <dl className="mt-5 max-w-prose space-y-4">
                {why.points.map(({ heading, text }) => (
                  <div key={heading} className="border-l-2 border-accent pl-4">
                    <dt className="font-semibold">{heading}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              {why.link && (
                <p className="mt-5">
                  <PageLink href={resolveLink(site, why.link)} className="link">
                    {why.button || why.heading}
                  </PageLink>
                </p>
              )}
            </div>
          )}
        </section>
        <div className="space-y-8">
          <ContactDetails />
          {map && office && (
            <RegionMap view={map} title={m.office_map()} description={describeOfficePlace(site.name, office)} />
          )}
          {(opening.hours.length > 0 || opening.exceptions.length > 0 || opening.message) && (
            <OpeningHours {...opening} />
          )}
        </div>
      </div>
      <OfficePictures pictures={media} />
      <ComponentSections types={components} />
      {listings.length > 0 && (
        <section className="page-width mt-16">
          <SectionHead
            title={m.office_newest()}
            href={getListingsHref(site)}
            more={m.office_all_listings({ count: total })}
          />
          <ListingGrid listings={listings} />
        </section>
      )}
      {reviews.length > 0 && (
        <section className="page-width mt-16">
          <SectionHead
            title={review_heading || m.nav_reviews()}
            href={getPageHref(site, "reviews")}
            more={m.reviews_all()}
          />
          <ReviewList reviews={reviews} office={site.name} />
        </section>
      )}
      {call && <NextStep {...call} />}
    </>
  );
}

/** Names the town and its region, or only the town if they share a name, as in Dubai. */
function describeOfficePlace(name: string, { locality, state }: { locality: string; state: string }): string {
  return locality === state ? m.office_map_city_text({ name, locality }) : m.office_map_text({ name, locality, state });
}

function OfficeHero({ photo }: { photo: { path: string; alt: string } | null | "" }) {
  const site = useSite();
  const { office } = site;
  return (
    <section className="border-b border-rule bg-wash">
      <div className="page-width grid grid-cols-1 items-center gap-8 py-12 md:py-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={photo ? "" : "lg:col-span-2"}>
          <p className="kicker">{office?.town}</p>
          <h1 className="mt-2 max-w-3xl text-4xl md:text-6xl">{office?.heading ?? site.name}</h1>
          {office?.sub_heading && (
            <p className="mt-4 max-w-2xl text-lg text-ink-soft md:text-xl">{office.sub_heading}</p>
          )}
          <p className="mt-8 flex flex-wrap gap-3">
            <PageLink href={getPageHref(site, "contact")} className="button">
              {m.office_write()}
            </PageLink>
            <PageLink href={getListingsHref(site)} className="button button-quiet">
              {m.office_listings()}
            </PageLink>
          </p>
          <div className="mt-6">
            <SearchBox action={getListingsHref(site)} />
          </div>
        </div>
        {photo && (
          <img
            src={photo.path}
            alt={photo.alt}
            width={960}
            height={640}
            className="aspect-[3/2] w-full rounded-sm border border-rule object-cover"
          />
        )}
      </div>
    </section>
  );
}
