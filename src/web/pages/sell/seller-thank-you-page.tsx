import { findAnsweringOffice } from "#domain/leads/inquiries/route-inquiry.ts";
import { MULTIPLES_YEARS } from "#domain/listings/categories/multiples-years.ts";
import { findAdvisor } from "#domain/offices/agents/find-advisor.ts";
import { m } from "#messages/messages.js";
import { ThankYou } from "../../components/content/thank-you.tsx";
import { AdvisorCard } from "../../components/sellers/advisor-card.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { ValuationResult } from "../../components/valuation/valuation-result.tsx";
import { estimateFromQuery } from "../../content/estimate-from-query.ts";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader, type PageArgs } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  args.dependsOn("offices", "listings");
  return {
    content: await loadPageContent(args, "sellerThankYou", isAboutValuation(args) ? "valuation-thank-you" : undefined),
    advisor: await getAdvisor(args),
    estimate: await getEstimate(args),
  };
});

/** Whether the visitor requested a valuation instead of registering. A valuation request has no phone number. */
const isAboutValuation = ({ url }: PageArgs): boolean => url.searchParams.get("about") === "valuation";

/** Returns the value range to show after a valuation request, from the answers in the URL. */
async function getEstimate(args: PageArgs) {
  const { context, site, url } = args;
  if (!isAboutValuation(args)) return null;
  const { searchParams } = url;
  const { query, problems, missing, valuation } = await estimateFromQuery(
    context,
    searchParams,
    site.office?.state_slug,
  );
  const hasAnswers = query.some(([key]) => key !== "state");
  return { query, problems, missing, valuation, hasAnswers, years: MULTIPLES_YEARS };
}

/** Returns the site's agent, or else the owner of the site's office or of the office that covers `near`. */
async function getAdvisor({ context, site, url }: PageArgs) {
  if (site.kind === "agent" && site.agent) {
    const { name, slug, phone, image } = site.agent;
    return { name, slug, phone, image, office: site.office?.name ?? site.name };
  }
  if (site.scope.office_id !== undefined) return findAdvisor(context, site.scope.office_id);
  const near = url.searchParams.get("near")?.trim();
  return near ? findAdvisor(context, await findAnsweringOffice(context, near)) : null;
}

export default function SellerThankYouPage() {
  const { content, advisor, estimate } = useLoaderData<typeof loader>();
  // Without answers, the page shows no range that its heading could announce.
  const heading = estimate && !estimate.valuation ? m.thank_you_value_heading() : content.heading;
  return (
    <ThankYou content={{ ...content, heading }}>
      {estimate && <Estimate {...estimate} />}
      {/* The page is the same for everyone, so the browser loads the office that covers this visitor. */}
      <div data-region="advisor" data-asks-near={advisor ? undefined : ""}>
        {advisor && <AdvisorCard advisor={advisor} />}
      </div>
    </ThankYou>
  );
}

type EstimateProps = NonNullable<Awaited<ReturnType<typeof getEstimate>>>;

/** The value range, or a link to the calculator if there are no answers. */
function Estimate({ hasAnswers, query, ...result }: EstimateProps) {
  const site = useSite();
  const calculator = getPageHref(site, "calculator");
  return (
    <div className="max-w-2xl space-y-4">
      {hasAnswers && <ValuationResult {...result} hasQuery />}
      <p>{result.valuation ? m.thank_you_value_lead() : m.thank_you_value_none()}</p>
      <PageLink
        href={hasAnswers ? `${calculator}?${new URLSearchParams(query)}` : calculator}
        className="button button-quiet"
      >
        {hasAnswers ? m.thank_you_value_change() : m.thank_you_value_open()}
      </PageLink>
    </div>
  );
}
