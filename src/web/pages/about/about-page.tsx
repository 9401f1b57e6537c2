import { getSalesSummary } from "#domain/listings/get-sales-summary.ts";
import { listShownAgents } from "#domain/offices/agents/agent-directory.ts";
import { listOffices } from "#domain/offices/office-directory.ts";
import { listTestimonials } from "#domain/reviews/list-testimonials.ts";
import { m } from "#messages/messages.js";
import { Facts } from "../../components/content/facts.tsx";
import { TextPage } from "../../components/content/text-page.tsx";
import { Testimonials } from "../../components/sellers/testimonials.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";

export const loader = createPageLoader(async (args) => {
  const { context, dependsOn } = args;
  dependsOn("listings", "offices", "reviews");
  const [content, offices, agents, sales, testimonials] = await Promise.all([
    loadPageContent(args, "about"),
    listOffices(context),
    listShownAgents(context.db),
    getSalesSummary(context, {}),
    listTestimonials(context, null),
  ]);
  return { content, offices: offices.length, agents: agents.length, sales, testimonials };
});

export default function AboutPage() {
  const { content, offices, agents, sales, testimonials } = useLoaderData<typeof loader>();
  const facts = [
    [m.offices(), offices],
    [m.agents(), agents],
    ...(sales ? ([[m.sell_sold_count(), sales.count]] as const) : []),
  ] as const;
  return (
    <TextPage content={content} pageKey="about" main={offices > 0 && <Facts facts={facts} />}>
      {testimonials.length > 0 && <Testimonials quotes={testimonials} />}
    </TextPage>
  );
}
