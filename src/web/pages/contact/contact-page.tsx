import { useActionData, useLoaderData } from "react-router";
import { selectAgentsOfOffice } from "#domain/agents/agent-queries.ts";
import { m } from "#messages/messages.js";
import { inquiryClientAction } from "../../browser/client-action.ts";
import { Prose } from "../../components/content/prose.tsx";
import { InquiryForm } from "../../components/forms/inquiry-form.tsx";
import { AgentList } from "../../components/people/agent-card.tsx";
import { ContactDetails } from "../../components/people/contact-details.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { pageWords } from "../../content/page-words.ts";
import type { Words } from "../../content/words.ts";
import { submitInquiryForm } from "../../forms/submit-form.ts";
import { publicAgent } from "../../mounts/site-of.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { type Site, siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = pageLoader(async (args) => {
  const { context, site } = args;
  const office = site.kind === "office" ? site.scope.office_id : undefined;
  const agents = office ? await selectAgentsOfOffice(context.db, office) : [];
  return { words: await pageWords(args, "contact-us"), agents: agents.map(publicAgent) };
});

export const action = pageAction((args) => submitInquiryForm(args, { type: "contact" }));

export const clientAction = inquiryClientAction;

export default function ContactPage() {
  const { words, agents } = useLoaderData<typeof loader>();
  const site = useSite();
  const rejected = useActionData<typeof action>();
  const path = siteHref(site, "contact-us");
  const { title, heading, lead } = wordsFor(site, words);
  return (
    <div className="page-width pt-8">
      <PageHead title={title} description={words.description} canonical={path} />
      <h1 className="text-4xl md:text-5xl">{heading}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{lead}</p>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-12">
          <InquiryForm type="contact" action={path} rejected={rejected} />
          <Prose html={words.body} />
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
function wordsFor(site: Site, words: Words): Pick<Words, "title" | "heading" | "lead"> {
  if (site.kind === "network") return words;
  const heading =
    site.kind === "agent"
      ? m.contact_agent_title({ name: site.name })
      : m.contact_office_title({ place: site.office?.locality ?? site.name });
  return { title: heading, heading, lead: site.kind === "agent" ? m.contact_agent_lead() : m.contact_office_lead() };
}
