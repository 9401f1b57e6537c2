import { useLoaderData } from "react-router";
import { homeUrl } from "#domain/context.ts";
import { findRegion } from "#domain/offices/find-region.ts";
import { listOffices } from "#domain/offices/office-directory.ts";
import { m } from "#messages/messages.js";
import { RegionMap } from "../../components/offices/country-map.tsx";
import { OfficeList } from "../../components/offices/office-list.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { regionView } from "../../content/offices/map-view.ts";
import { regionCrumbs } from "../../content/offices/office-crumbs.ts";
import { officeLine, officeLines } from "../../content/offices/office-line.ts";
import { locationsPath } from "../../mounts/site-of.ts";
import { pageLoader } from "../../page-loader.ts";
import { useShell } from "../../shell.ts";
import { regionPath } from "../../site.ts";
import { breadcrumbsThing } from "../../structured-data/breadcrumbs.ts";

const SEARCH = "/buy-a-business/business-listing-search";

export const loader = pageLoader(async ({ context, region: slug, metadata, describe }) => {
  const { region, offices, nearest, nearest_to } = await findRegion(context, slug);
  const crumbs = regionCrumbs(context, { state: region.name, state_slug: slug });
  describe(breadcrumbsThing(crumbs, homeUrl(context.network, context.locale)));
  return {
    name: region.name,
    slug,
    path: regionPath(locationsPath(context), slug),
    all: locationsPath(context),
    map: regionView(context, metadata.map, slug, await listOffices(context)),
    offices: offices.map((office) => officeLine(context, office)),
    nearest: officeLines(context, nearest),
    nearest_to,
  };
});

export default function RegionPage() {
  const { name, slug, path, all, map, offices, nearest, nearest_to } = useLoaderData<typeof loader>();
  const { brand } = useShell();
  const title = m.region_title({ name });
  return (
    <div className="page-width pt-8">
      <PageHead title={title} description={m.region_description({ brand, name })} canonical={path} />
      <p>
        <PageLink href={all} className="link inline-block py-0.5">
          {m.region_all()}
        </PageLink>
      </p>
      <div className="mt-2 grid gap-8 md:grid-cols-[3fr_2fr] lg:grid-cols-[2fr_1fr]">
        <div>
          <h1 className="text-4xl md:text-5xl">{title}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-soft">
            {offices.length > 0 ? m.region_count({ count: offices.length, name }) : m.region_none({ name })}
          </p>
          <p className="mt-5">
            <PageLink href={`${SEARCH}?state=${slug}`} className="button button-quiet">
              {m.region_businesses({ name })}
            </PageLink>
          </p>
        </div>
        {map && (
          <RegionMap
            view={map}
            title={m.region_map({ name })}
            description={m.region_map_text({ count: map.pins.length })}
          />
        )}
      </div>
      <h2 className="mt-10 border-b border-rule pb-3 text-3xl">
        {offices.length > 0 ? m.region_offices() : m.region_nearest()}
      </h2>
      {nearest_to && <p className="mt-3 text-ink-soft">{m.region_measured({ place: nearest_to })}</p>}
      <OfficeList offices={offices.length > 0 ? offices : nearest} />
    </div>
  );
}
