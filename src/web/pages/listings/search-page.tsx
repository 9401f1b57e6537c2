import { m } from "#messages/messages.js";
import { getFilterLabel } from "../../components/listings/filter-labels.ts";
import { SearchResults } from "../../components/listings/search-results.tsx";
import { ViewedListings } from "../../components/listings/viewed-listings.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { redirectToSectorsOfWords, resolveSentence } from "../../listings/resolve-sentence.ts";
import { loadSearchData } from "../../listings/search-data.ts";
import { formatFilterTitle, getSearchHead } from "../../listings/search-head.ts";
import { useFormats } from "../../page-info.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getListingsHref, type Site } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async ({ context, site, url, dependsOn, metadata }) => {
  dependsOn("listings", "offices");
  const params = await resolveSentence(context, url, site.scope);
  const found = await loadSearchData(context, params, site.scope, metadata.map);
  await redirectToSectorsOfWords(context, url, found.total);
  return found;
});

export default function SearchPage() {
  const found = useLoaderData<typeof loader>();
  const site = useSite();
  const formats = useFormats();
  const path = getListingsHref(site);
  const title = getTitle(site);
  const filters = formatFilterTitle(found.query, (key, value) => getFilterLabel(key, value, found, formats));
  return (
    <div className="page-width pt-8">
      <PageHead
        title={filters ? m.head_title_filtered({ title, filters }) : title}
        description={filters ? m.search_description_filtered({ filters }) : m.search_description()}
        page={found.page}
        {...getSearchHead(path, found)}
      />
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      <SearchResults path={path} found={found} />
      <ViewedListings />
    </div>
  );
}

function getTitle(site: Site): string {
  if (site.kind === "network") return m.search_title();
  return m.search_title_of({ name: site.name });
}
