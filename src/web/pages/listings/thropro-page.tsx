import { useLoaderData } from "react-router";
import { m } from "#messages/messages.js";
import { Prose } from "../../components/content/prose.tsx";
import { SearchResults } from "../../components/listings/search-results.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { pageWords } from "../../content/page-words.ts";
import { searchData } from "../../listings/search-data.ts";
import { searchHead } from "../../listings/search-head.ts";
import { pageLoader } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = pageLoader(async (args) => {
  const { context, site, url, dependsOn } = args;
  dependsOn("listings", "offices");
  const [words, found] = await Promise.all([
    pageWords(args, "thropro-listings"),
    searchData(context, url.searchParams, { ...site.scope, thropro: true }),
  ]);
  return { words, found };
});

/** The search within the curated collection. */
export default function ThroproPage() {
  const { words, found } = useLoaderData<typeof loader>();
  const site = useSite();
  const path = siteHref(site, "buy-a-business/thropro-listings");
  const heading = site.kind === "network" ? words.heading : m.thropro_title_of({ name: site.name });
  return (
    <div className="page-width pt-8">
      <PageHead title={heading} description={words.description} page={found.page} {...searchHead(path, found)} />
      <h1 className="text-4xl md:text-5xl">{heading}</h1>
      <p className="mt-4 max-w-[42rem] text-lg text-ink-soft">{words.lead}</p>
      <SearchResults path={path} found={found} />
      <Prose html={words.body} className="mt-12" />
    </div>
  );
}
