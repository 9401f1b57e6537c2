import { useEffect } from "react";
import { useFetcher, useLoaderData } from "react-router";
import { findAdvisor } from "#domain/agents/find-advisor.ts";
import { MULTIPLES_YEARS } from "#domain/categories/multiples-years.ts";
import { findOfficeAnswering } from "#domain/leads/inquiries/route-inquiry.ts";
import { m } from "#messages/messages.js";
import { readStoredPlace } from "../../browser/stored-place.ts";
import { ThankYou } from "../../components/content/thank-you.tsx";
import { AdvisorCard } from "../../components/sellers/advisor-card.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { ValuationResult } from "../../components/valuation/valuation-result.tsx";
import { pageWords } from "../../content/page-words.ts";
import { shownValuation } from "../../content/shown-valuation.ts";
import { type PageArgs, pageLoader } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = pageLoader(async (args) => {
  args.dependsOn("offices", "listings");
  return {
    words: await pageWords(args, isAboutValuation(args) ? "valuation-thank-you" : "seller-registration-thank-you"),
    advisor: await getAdvisor(args),
    estimate: await getEstimate(args),
  };
});

/** Whether the visitor requested a valuation instead of registering. A valuation request has no phone number. */
const isAboutValuation = ({ url }: PageArgs): boolean => url.searchParams.get("about") === "valuation";

/** The value range shown after a valuation request, from the answers in the URL. */
async function getEstimate(args: PageArgs) {
  const { context, site, url } = args;
  if (!isAboutValuation(args)) return null;
  const { searchParams } = url;
  const { query, problems, missing, valuation } = await shownValuation(context, searchParams, site.office?.state_slug);
  const said = query.some(([key]) => key !== "state");
  return { query, problems, missing, valuation, said, years: MULTIPLES_YEARS };
}

/** The agent of the site, or else the owner of the site's office or of the office that covers `near`. */
async function getAdvisor({ context, site, url }: PageArgs) {
  if (site.kind === "agent" && site.agent) {
    const { name, slug, phone, image } = site.agent;
    return { name, slug, phone, image, office: site.office?.name ?? site.name };
  }
  if (site.scope.office_id !== undefined) return findAdvisor(context, site.scope.office_id);
  const near = url.searchParams.get("near")?.trim();
  return near ? findAdvisor(context, await findOfficeAnswering(context, near)) : null;
}

export default function SellerThankYouPage() {
  const { words, advisor, estimate } = useLoaderData<typeof loader>();
  const site = useSite();
  const answering = useFetcher<typeof loader>();
  const { load } = answering;
  const path = siteHref(site, "sell-a-business/seller-registration/thank-you");
  // The page is the same for everyone, so the browser loads the office that covers this visitor.
  useEffect(() => {
    const near = advisor ? null : readStoredPlace();
    if (near) load(`${path}?${new URLSearchParams({ near })}`);
  }, [advisor, load, path]);
  const known = advisor ?? answering.data?.advisor;
  return (
    <ThankYou words={words}>
      {estimate && <Estimate {...estimate} />}
      {known && <AdvisorCard advisor={known} />}
    </ThankYou>
  );
}

type EstimateProps = NonNullable<Awaited<ReturnType<typeof getEstimate>>>;

/** The value range, or a link to the calculator if there are no answers. */
function Estimate({ said, query, ...result }: EstimateProps) {
  const site = useSite();
  const calculator = siteHref(site, "sell-a-business/calculator");
  return (
    <div className="max-w-2xl space-y-4">
      {said && <ValuationResult {...result} hasQuery />}
      <p>{result.valuation ? m.thank_you_value_lead() : m.thank_you_value_none()}</p>
      <PageLink
        href={said ? `${calculator}?${new URLSearchParams(query)}` : calculator}
        className="button button-quiet"
      >
        {said ? m.thank_you_value_change() : m.thank_you_value_open()}
      </PageLink>
    </div>
  );
}
