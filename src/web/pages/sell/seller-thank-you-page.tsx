import { useEffect } from "react";
import { useFetcher, useLoaderData } from "react-router";
import { findAdvisor } from "#domain/agents/find-advisor.ts";
import { findOfficeAnswering } from "#domain/enquiries/route-enquiry.ts";
import { keptPlace } from "../../browser/asked-near.ts";
import { ThankYou } from "../../components/content/thank-you.tsx";
import { YourAdvisor } from "../../components/sellers/your-advisor.tsx";
import { pageWords } from "../../content/page-words.ts";
import { type PageArgs, pageLoader } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = pageLoader(async (args) => {
  args.dependsOn("offices");
  return { words: await pageWords(args, "seller-registration-thank-you"), advisor: await advisorOf(args) };
});

/** The agent whose site it is, else the owner of the office: this site's, or whichever answers from `near`. */
async function advisorOf({ context, site, url }: PageArgs) {
  if (site.kind === "agent" && site.agent) {
    const { name, slug, phone, image } = site.agent;
    return { name, slug, phone, image, office: site.office?.name ?? site.name };
  }
  if (site.scope.office_id !== undefined) return findAdvisor(context, site.scope.office_id);
  const near = url.searchParams.get("near")?.trim();
  return near ? findAdvisor(context, await findOfficeAnswering(context, near)) : null;
}

export default function SellerThankYouPage() {
  const { words, advisor } = useLoaderData<typeof loader>();
  const site = useSite();
  const answering = useFetcher<typeof loader>();
  const { load } = answering;
  const path = siteHref(site, "sell-a-business/seller-registration/thank-you");
  // Which office answers is this visitor's own matter, and the page is everybody's: it is asked for here.
  useEffect(() => {
    const near = advisor ? null : keptPlace();
    if (near) load(`${path}?${new URLSearchParams({ near })}`);
  }, [advisor, load, path]);
  const known = advisor ?? answering.data?.advisor;
  return <ThankYou words={words}>{known && <YourAdvisor advisor={known} />}</ThankYou>;
}
