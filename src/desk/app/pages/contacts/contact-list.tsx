import type { ContactLine } from "#domain/contacts/list/list-contacts.ts";
import { m } from "#messages/messages.js";
import { ExportSelected } from "../../components/bulk/export-selected.tsx";
import { formatTime } from "../../components/format-time.ts";
import type { Filter } from "../../components/list-filters.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { call } from "../../data/call.ts";
import { toQueryString } from "../../data/data-provider.ts";
import { getOwnerFilters } from "../listings/owner-filters.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";

/** Lists the people behind the leads and NDAs that the signed-in person may see. */
export function ContactList() {
  const choices = useListingChoices();
  return (
    <ListPage<ContactLine>
      title={m.contacts_title()}
      lead={m.contacts_lead()}
      empty={m.contacts_empty()}
      none={m.contacts_none()}
      sort={{ field: "latest_at", order: "DESC" }}
      getRowPath={({ id }) => `/contacts/${id}`}
      bulkActions={<ExportSelected path="/contact-exports/csv" getBody={(ids) => ({ ids })} name="contacts.csv" />}
      listMatchingIds={async (filter) =>
        (await call<{ ids: string[] }>(`/contact-ids${toQueryString({ filter })}`)).ids
      }
      filters={[
        { name: "q", label: m.name_email_or_phone(), kind: "search" },
        {
          name: "role",
          label: m.contacts_role(),
          kind: "choice",
          choices: [
            ["buyer", m.buyer()],
            ["seller", m.seller()],
          ],
        },
        ...getOwnerFilters(choices),
        { name: "active_days", label: m.edit_last_activity(), kind: "choice", choices: getAges() },
        { name: "listing", label: m.field_listing_number(), kind: "number" },
      ]}
      columns={[
        { name: "name", label: m.person_name(), value: (row) => row.name || row.emails[0] || m.contacts_no_name() },
        {
          name: "email",
          label: m.field_email(),
          value: ({ emails }) => <span className="wrap-anywhere">{emails.join(", ")}</span>,
        },
        { name: "phone", label: m.field_phone(), value: ({ phone }) => phone },
        { name: "role", label: m.contacts_role(), value: getRoles },
        { name: "leads", label: m.desk_leads_title(), value: ({ leads }) => leads },
        { name: "ndas", label: m.desk_ndas_title(), value: ({ ndas }) => ndas },
        { name: "agent", label: m.agent(), value: ({ agent, office }) => agent ?? office },
        { name: "latest_at", label: m.edit_last_activity(), value: ({ latest_at }) => formatTime(latest_at) },
      ]}
    />
  );
}

function getRoles({ is_buyer, is_seller }: ContactLine): string {
  return [is_buyer && m.buyer(), is_seller && m.seller()].filter(Boolean).join(", ");
}

const getAges = (): Filter["choices"] =>
  ["7", "30", "90", "365"].map((days) => [days, m.contacts_last_days({ days })] as const);
