import { listOffices } from "#domain/offices/office-directory.ts";
import { NotFound } from "#lib/errors.ts";
import { createAccountSamples } from "../components/kit/account-samples.tsx";
import { createAgreementSamples } from "../components/kit/agreement-samples.tsx";
import { createChartSamples } from "../components/kit/chart-samples.tsx";
import { createContentSamples } from "../components/kit/content-samples.tsx";
import { createFormSamples } from "../components/kit/form-samples.tsx";
import { createListingSamples } from "../components/kit/listing-samples.tsx";
import { createPlaceSamples } from "../components/kit/place-samples.tsx";
import { Samples } from "../components/kit/samples.tsx";
import { PageHead } from "../components/site/page-head.tsx";
import { PageHeading } from "../components/site/page-heading.tsx";
import { useLocalizeHref } from "../components/site/page-link.tsx";
import { createCountryView, createDotsView, createRegionView } from "../content/offices/map-view.ts";
import { toOfficeLine } from "../content/offices/office-line.ts";
import { useLoaderData } from "../document/page-data.ts";
import { loadSearchData } from "../listings/search-data.ts";
import { getLocationsPath } from "../mounts/sites.ts";
import { createPageLoader } from "../page-loader.ts";
import { getListingsHref, NETWORK } from "../site.ts";
import { getPagePath } from "../site-map.ts";

/** A search with chips, a value that is ignored, a phrase that no filter expresses, and a map of an area. */
const SEARCH = new URLSearchParams("kind=business&price_min=cheap&unread=cheap&view=map&bbox=-180,-85,180,85");

/** Exists only on a demo network that is reachable from this machine alone. */
export const loader = createPageLoader(async ({ context, site, dependsOn, metadata: { map } }) => {
  if (!context.isDemoOpen?.()) throw new NotFound();
  dependsOn("listings", "offices");
  const found = await loadSearchData(context, SEARCH, site.scope, map);
  const [card] = found.listings;
  const offices = await listOffices(context);
  const [office] = offices;
  if (!card || !office) throw new NotFound();
  return {
    found,
    card,
    terms: context.edition.financing,
    places: {
      maps: map && {
        country: createCountryView(context, map, offices),
        region: createRegionView(context, map, office.state_slug, offices),
        dots: createDotsView(context, map, offices),
      },
      offices: offices.map((each) => toOfficeLine(context, each)),
      path: getLocationsPath(context),
    },
  };
});

/** Every component that pages share, in each of its states. Tests open it like any other page. */
export default function KitPage() {
  const { found, card, terms, places } = useLoaderData<typeof loader>();
  const path = getPagePath("kit");
  const localizeHref = useLocalizeHref();
  return (
    <>
      <PageHead title={path} index={false} />
      <PageHeading heading={path} />
      <div className="page-width mt-10 space-y-10">
        <Samples of={createFormSamples(path)} />
        <Samples of={createListingSamples(getListingsHref(NETWORK), found, card)} />
        <Samples of={createAccountSamples(path)} />
        <Samples of={createAgreementSamples(card, path, localizeHref(path))} />
        <Samples of={createPlaceSamples(places, found)} />
        <Samples of={createChartSamples(terms, card.sector)} />
        <Samples of={createContentSamples(card.picture, localizeHref("/"))} />
      </div>
    </>
  );
}
