import type { OfficeLink } from "#domain/offices/office.ts";
import { m } from "#messages/messages.js";
import { useShell } from "../../shell.ts";
import type { SiteOffice } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { Address } from "../offices/address.tsx";
import { PageLink } from "../site/page-link.tsx";
import { SitePhoneLink } from "./phone-link.tsx";

/** The site's phone and address. */
export function ContactDetails() {
  const { head_office } = useShell();
  const { office, agent, answered_by } = useSite();
  return (
    <section className="rounded-sm border border-rule bg-sheet p-6">
      <h2 className="text-2xl">{m.contact_details()}</h2>
      <p className="mt-3 text-xl font-semibold">
        <SitePhoneLink />
      </p>
      {agent && answered_by && (
        <p className="mt-3">
          {m.agent_away({ name: agent.name })}{" "}
          <PageLink href={`/agents/${answered_by.slug}`} className="link">
            {answered_by.name}
          </PageLink>
        </p>
      )}
      {office ? <OfficeDetails office={office} /> : <p className="mt-3">{head_office}</p>}
    </section>
  );
}

function OfficeDetails({ office }: { office: SiteOffice }) {
  const { office_label } = useShell();
  return (
    <>
      <p className="kicker mt-4">{office_label}</p>
      <Address lines={[office.name, ...office.address]} className="mt-1" />
      {office.is_alternate_address && <p className="mt-1 text-ink-soft">{m.office_meeting_place()}</p>}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <a href={office.map_url} className="link" rel="noopener">
          {m.contact_map()}
        </a>
        {office.whats_app_url && (
          <a href={office.whats_app_url} className="link" rel="noopener">
            {m.contact_whats_app()}
          </a>
        )}
      </p>
      {office.broker_of_record && (
        <p className="mt-3 text-ink-soft">{m.broker_of_record({ name: office.broker_of_record })}</p>
      )}
      {office.broker_lic && <p className="text-ink-soft">{m.license({ number: office.broker_lic })}</p>}
      <Links label={m.office_profiles()} links={office.profiles} />
      <Links label={m.office_review_pages()} links={office.review_links} />
    </>
  );
}

function Links({ label, links }: { label: string; links: OfficeLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
      <span className="text-ink-soft">{label}</span>
      {links.map(({ name, url }) => (
        <a key={name} href={url} className="link" rel="noopener">
          {name}
        </a>
      ))}
    </p>
  );
}
