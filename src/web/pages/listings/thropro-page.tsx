import { m } from "#messages/messages.js";
import { Prose } from "../../components/content/prose.tsx";
import { SearchResults } from "../../components/listings/search-results.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { resolveSentence } from "../../listings/resolve-sentence.ts";
import { loadSearchData } from "../../listings/search-data.ts";
import { getSearchHead } from "../../listings/search-head.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site, url, dependsOn, metadata } = args;
  dependsOn("listings", "offices");
  const scope = { ...site.scope, thropro: true };
  const params = await resolveSentence(context, url, scope);
  const [content, found] = await Promise.all([
    loadPageContent(args, "thropro"),
    loadSearchData(context, params, scope, metadata.map),
  ]);
  return { content, found };
});

/** The search within the curated collection. */
export default function ThroproPage() {
  const { content, found } = useLoaderData<typeof loader>();
  const site = useSite();
  const path = getPageHref(site, "thropro");
  const heading = site.kind === "network" ? content.heading : m.thropro_title_of({ name: site.name });
  return (
    <div className="page-width pt-8">
      <PageHead title={heading} description={content.description} page={found.page} {...getSearchHead(path, found)} />
      <h1 className="text-4xl md:text-5xl">{heading}</h1>
      <p className="mt-4 max-w-[42rem] text-lg text-ink-soft">{content.lead}</p>
      <SearchResults path={path} found={found} />
      <Prose html={content.body} lang={content.lang} className="mt-12" />
    </div>
  );
}
