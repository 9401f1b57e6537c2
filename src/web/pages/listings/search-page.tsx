import { useLoaderData } from "react-router";
import { m } from "#messages/messages.js";
import { SearchResults } from "../../components/listings/search-results.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { searchData } from "../../listings/search-data.ts";
import { pageLoader } from "../../page-loader.ts";
import { listingsHref, type Site } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = pageLoader(async ({ context, site, url, dependsOn }) => {
  dependsOn("listings", "offices");
  return searchData(context, url.searchParams, site.scope);
});

export default function SearchPage() {
  const found = useLoaderData<typeof loader>();
  const site = useSite();
  const path = listingsHref(site);
  const title = titleFor(site);
  return (
    <div className="sheet pt-8">
      <PageHead title={title} description={m.search_description()} canonical={path} index={found.asked.length <= 2} />
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      <SearchResults path={path} found={found} />
    </div>
  );
}

function titleFor(site: Site): string {
  if (site.kind === "network") return m.search_title();
  return m.search_title_of({ name: site.name });
}
