import { listOffices } from "#domain/offices/office-directory.ts";
import { getCountryName } from "#editions/country-name.ts";
import { getSiblingSite, listSiblingEditions } from "#editions/location-sections.ts";
import { listRegions, translateEditionWord } from "#editions/translated-data.ts";
import { m } from "#messages/messages.js";
import { CountryMap } from "../../components/offices/country-map.tsx";
import { OfficeFinder } from "../../components/offices/office-finder.tsx";
import { OfficesByState } from "../../components/people/offices-by-state.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { createCountryView } from "../../content/offices/map-view.ts";
import { toOfficeLine } from "../../content/offices/office-line.ts";
import { runFinder } from "../../content/offices/run-finder.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { getLocationsPath } from "../../mounts/sites.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getRegionPath } from "../../site.ts";

export const loader = createPageLoader(async (args) => {
  const { context, url, metadata } = args;
  const { edition, network } = context;
  const [finder, offices] = await Promise.all([runFinder(context, url.searchParams), listOffices(context)]);
  const [, ...siblings] = listSiblingEditions(edition);
  const served = new Set(offices.map(({ state_slug }) => state_slug));
  return {
    content: await loadPageContent(args, "locations"),
    finder,
    map: metadata.map && createCountryView(context, metadata.map, offices),
    country: getCountryName(context.locale, edition),
    offices: offices.map((office) => toOfficeLine(context, office)),
    regions: listRegions(context.locale, edition).map(({ slug, name }) => ({
      name,
      path: getRegionPath(getLocationsPath(context), slug),
      is_served: served.has(slug),
    })),
    siblings: siblings.map((sibling) => ({
      name: getCountryName(context.locale, sibling),
      head_office: translateEditionWord(context.locale, sibling.head_office.text),
      ...getSiblingSite(network.sibling_sites, sibling),
    })),
    path: getLocationsPath(context),
  };
});

export default function LocationsPage() {
  const { content, finder, map, country, offices, regions, siblings, path } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-8">
      <PageHead title={content.title} description={content.description} canonical={path} index={finder.near === ""} />
      <h1 className="text-4xl md:text-5xl">{content.heading}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{content.lead}</p>
      <div className="mt-8">
        <OfficeFinder action={path} result={finder} />
      </div>
      <section className="mt-14" aria-labelledby="own-country">
        <h2 id="own-country" className="mb-6 border-b border-rule pb-3 text-3xl">
          {country}
        </h2>
        {map && <CountryMap view={map} />}
        <div className="mt-8">
          <OfficesByState offices={offices} />
        </div>
        <UnservedRegions regions={regions.filter(({ is_served }) => !is_served)} />
      </section>
      <div className="mt-14 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {siblings.map(({ name, head_office, home, offices: external }) => (
          <section key={name} className="border-t border-rule-strong pt-4">
            <h2 className="text-2xl">{name}</h2>
            <p className="mt-1 text-ink-soft">{head_office}</p>
            <p className="mt-2 flex flex-col items-start">
              <a href={external} className="link inline-block py-0.5" rel="noopener">
                {m.locations_sibling_offices({ country: name })}
              </a>
              <a href={home} className="link inline-block py-0.5" rel="noopener">
                {m.locations_sibling_site({ country: name })}
              </a>
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

function UnservedRegions({ regions }: { regions: { name: string; path: string }[] }) {
  if (regions.length === 0) return null;
  return (
    <>
      <h3 className="mt-8 text-xl">{m.locations_uncovered()}</h3>
      <p className="mt-1 text-ink-soft">{m.locations_uncovered_text()}</p>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {regions.map(({ name, path }) => (
          <li key={path}>
            <PageLink href={path} className="link inline-block py-1">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
