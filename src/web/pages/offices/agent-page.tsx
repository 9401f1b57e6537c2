import { toHomeUrl } from "#domain/context.ts";
import { NO_FILTERS } from "#domain/search/search-filters.ts";
import { searchCards } from "#domain/search/search-listings.ts";
import { m } from "#messages/messages.js";
import { ListingGrid } from "../../components/listings/listing-card.tsx";
import { AgentPortrait } from "../../components/people/agent-card.tsx";
import { ContactDetails } from "../../components/people/contact-details.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { toCards } from "../../listings/listing-cards.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref, getSiteHref } from "../../site.ts";
import { describeAgent } from "../../structured-data/agent.ts";
import { describeBreadcrumbs, getCrumbs } from "../../structured-data/breadcrumbs.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async ({ context, site, dependsOn, describe }) => {
  describe(
    ...describeAgent(site, context.network, toHomeUrl(context.network, context.locale)),
    describeBreadcrumbs(getCrumbs(site), toHomeUrl(context.network, context.locale)),
  );
  dependsOn("listings", "offices");
  const filters = { ...NO_FILTERS, per_page: 12 };
  const { listings } = await searchCards(context, filters, site.scope);
  return { listings: toCards(listings, context.clock()) };
});

export default function AgentPage() {
  const { listings } = useLoaderData<typeof loader>();
  const site = useSite();
  const { agent } = site;
  return (
    <div className="page-width pt-10">
      <PageHead
        title={m.list_pair({ first: site.name, second: site.office?.locality ?? "" })}
        description={
          agent?.about ??
          m.agent_description({ name: site.name, office: site.office?.name ?? "", place: site.office?.locality ?? "" })
        }
        canonical={getSiteHref(site)}
        type="profile"
      />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          {agent && <AgentPortrait agent={agent} />}
          <h1 className="mt-4 text-4xl md:text-6xl">{site.name}</h1>
          {agent?.role && <p className="mt-2 text-lg text-ink-soft">{agent.role}</p>}
          {agent?.about && <p className="mt-4 max-w-prose text-lg">{agent.about}</p>}
          <p className="mt-6">
            <PageLink href={getPageHref(site, "contact")} className="button">
              {m.agent_write({ name: site.name })}
            </PageLink>
          </p>
        </div>
        <div>
          <ContactDetails />
        </div>
      </div>
      <section id="my-listings" className="mt-14">
        <h2 className="mb-5 border-b border-rule pb-3 text-3xl">{m.agent_listings()}</h2>
        {listings.length > 0 ? <ListingGrid listings={listings} isAtTop /> : <p>{m.agent_no_listings()}</p>}
      </section>
    </div>
  );
}
