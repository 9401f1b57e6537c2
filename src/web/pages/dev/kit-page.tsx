import { NotFound } from "#lib/errors.ts";
import { createContentSamples } from "../../components/kit/content-samples.tsx";
import { createFormSamples } from "../../components/kit/form-samples.tsx";
import { createListingSamples } from "../../components/kit/listing-samples.tsx";
import { Samples } from "../../components/kit/samples.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageHeading } from "../../components/site/page-heading.tsx";
import { useLocalizeHref } from "../../components/site/page-link.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { loadSearchData } from "../../listings/search-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getListingsHref, NETWORK } from "../../site.ts";
import { getPagePath } from "../../site-map.ts";

/** A search with chips, a value that is ignored, and a phrase that no filter expresses. */
const SEARCH = new URLSearchParams("kind=business&price_min=cheap&unread=cheap");

/** Exists only on a demo network that is reachable from this machine alone. */
export const loader = createPageLoader(async ({ context, site, dependsOn, metadata }) => {
  if (!context.isDemoOpen?.()) throw new NotFound();
  dependsOn("listings", "offices");
  const found = await loadSearchData(context, SEARCH, site.scope, metadata.map);
  const [card] = found.listings;
  if (!card) throw new NotFound();
  return { found, card };
});

/** Every component that pages share, in each of its states. Tests open it like any other page. */
export default function KitPage() {
  const { found, card } = useLoaderData<typeof loader>();
  const path = getPagePath("kit");
  const localizeHref = useLocalizeHref();
  return (
    <>
      <PageHead title={path} index={false} />
      <PageHeading heading={path} />
      <div className="page-width mt-10 space-y-10">
        <Samples of={createFormSamples(path)} />
        <Samples of={createListingSamples(getListingsHref(NETWORK), found, card)} />
        <Samples of={createContentSamples(card.picture, localizeHref("/"))} />
      </div>
    </>
  );
}
