import { toHomeUrl } from "#domain/context.ts";
import { findRegion } from "#domain/offices/find-region.ts";
import { listOffices } from "#domain/offices/office-directory.ts";
import { m } from "#messages/messages.js";
import { RegionMap } from "../../components/offices/country-map.tsx";
import { OfficeList } from "../../components/offices/office-list.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { createRegionView } from "../../content/offices/map-view.ts";
import { getRegionCrumbs } from "../../content/offices/office-crumbs.ts";
import { toOfficeLine, toOfficeLines } from "../../content/offices/office-line.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { getLocationsPath } from "../../mounts/sites.ts";
import { createPageLoader } from "../../page-loader.ts";
import { useShell } from "../../shell.ts";
import { getRegionPath } from "../../site.ts";
import { getPagePath } from "../../site-map.ts";
import { describeBreadcrumbs } from "../../structured-data/breadcrumbs.ts";

const SEARCH = getPagePath("search");

export const loader = createPageLoader(async ({ context, region: slug, metadata, describe }) => {
  const { region, offices, nearest, nearest_to } = await findRegion(context, slug);
  const crumbs = getRegionCrumbs(context, { state: region.name, state_slug: slug });
  describe(describeBreadcrumbs(crumbs, toHomeUrl(context.network, context.locale)));
  return {
    name: region.name,
    slug,
    path: getRegionPath(getLocationsPath(context), slug),
    allPath: getLocationsPath(context),
    map: createRegionView(context, metadata.map, slug, await listOffices(context)),
    offices: offices.map((office) => toOfficeLine(context, office)),
    nearest: toOfficeLines(context, nearest),
    nearest_to,
  };
});

export default function RegionPage() {
  const { name, slug, path, allPath, map, offices, nearest, nearest_to } = useLoaderData<typeof loader>();
  const { brand } = useShell();
  const title = m.region_title({ name });
  return (
    <div className="page-width pt-8">
      <PageHead title={title} description={m.region_description({ brand, name })} canonical={path} />
      <p>
        <PageLink href={allPath} className="link inline-block py-0.5">
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
        {offices.length > 0 ? m.offices() : m.nearest_offices()}
      </h2>
      {nearest_to && <p className="mt-3 text-ink-soft">{m.region_measured({ place: nearest_to })}</p>}
      <OfficeList offices={offices.length > 0 ? offices : nearest} />
    </div>
  );
}
