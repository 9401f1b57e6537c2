import type { Listing } from "#domain/listings/listing-view.ts";
import { useShell } from "../../shell.ts";
import { getOfficePath } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { AgentPortrait } from "../people/agent-card.tsx";
import { PhoneLink } from "../people/phone-link.tsx";
import type { PageContact } from "../site/page-contact.ts";
import { PageLink } from "../site/page-link.tsx";

interface ListingContactProps {
  listing: Pick<Listing, "agent" | "office">;
  contact: PageContact;
}

/** The agent and office that answer for a listing, with their phone number. */
export function ListingContact({ listing, contact }: ListingContactProps) {
  const { agent, office } = listing;
  const site = useSite();
  const { locations_path } = useShell();
  const phone = contact.phone ?? site.phone;
  return (
    <div className="mt-4 flex items-center gap-4">
      {agent && <AgentPortrait agent={agent} />}
      <p>
        {agent ? (
          <PageLink href={`/agents/${agent.slug}`} className="link inline-block py-0.5 font-semibold">
            {agent.name}
          </PageLink>
        ) : (
          <PageLink href={getOfficePath(locations_path, office)} className="link inline-block py-0.5 font-semibold">
            {office.name}
          </PageLink>
        )}
        <br />
        {agent && (
          <>
            <PageLink href={getOfficePath(locations_path, office)} className="link inline-block py-0.5">
              {office.name}
            </PageLink>
            <br />
          </>
        )}
        <PhoneLink
          number={phone}
          office={contact.office}
          extension={phone === site.phone ? site.phone_extension : null}
          className="font-semibold"
        />
      </p>
    </div>
  );
}
