import { listAgentsOfOffice } from "#domain/offices/agents/agent-directory.ts";
import { m } from "#messages/messages.js";
import { Prose } from "../../components/content/prose.tsx";
import { InquiryForm } from "../../components/forms/inquiry-form.tsx";
import { AgentList } from "../../components/people/agent-card.tsx";
import { ContactDetails } from "../../components/people/contact-details.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import type { PageContent } from "../../content/page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { toSiteAgent } from "../../mounts/sites.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPageHref, type Site } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site } = args;
  const office = site.kind === "office" ? site.scope.office_id : undefined;
  const agents = office ? await listAgentsOfOffice(context.db, office) : [];
  return { content: await loadPageContent(args, "contact"), agents: agents.map(toSiteAgent) };
});

export const action = createPageAction((args) => handleInquiryForm(args, { type: "contact" }));

export default function ContactPage() {
  const { content, agents } = useLoaderData<typeof loader>();
  const site = useSite();
  const rejected = useActionData<typeof action>();
  const path = getPageHref(site, "contact");
  const { title, heading, lead } = getTexts(site, content);
  return (
    <div className="page-width pt-8">
      <PageHead title={title} description={content.description} canonical={path} />
      <h1 className="text-4xl md:text-5xl">{heading}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-12">
          <InquiryForm type="contact" action={path} rejected={rejected} />
          <Prose html={content.body} lang={content.lang} />
        </div>
        <aside className="space-y-8">
          <ContactDetails />
          {agents.length > 0 && (
            <section>
              <h2 className="text-2xl">{m.contact_people()}</h2>
              <AgentList agents={agents} />
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}

/** Offices and agents are addressed by name. */
function getTexts(site: Site, content: PageContent): Pick<PageContent, "title" | "heading" | "lead"> {
  if (site.kind === "network") return content;
  const heading =
    site.kind === "agent"
      ? m.contact_agent_title({ name: site.name })
      : m.contact_office_title({ place: site.office?.locality ?? site.name });
  return { title: heading, heading, lead: site.kind === "agent" ? m.contact_agent_lead() : m.contact_office_lead() };
}
