import type { DeskPartner } from "#domain/partners/desk-partners.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { getStatusLabel } from "./partner-labels.ts";

/** The portals that get the public listings. */
export function PartnerList() {
  const mayWrite = useRight("partner.write");
  return (
    <ListPage<DeskPartner>
      title={m.partner_title()}
      lead={m.partner_lead()}
      empty={m.partner_empty()}
      sort={{ field: "name", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      actions={mayWrite && <ButtonLink to="/partners/create" label={m.partner_add()} />}
      getRowPath={({ id }) => (mayWrite ? `/partners/${id}` : `/partners/${id}/show`)}
      columns={[
        { name: "name", label: m.partner_name(), value: ({ name }) => name, isSortable: true },
        { name: "status", label: m.status(), value: getStatusLabel },
        {
          name: "listings",
          label: m.listings(),
          value: ({ listings }) => listings.toLocaleString(),
        },
        {
          name: "last_delivered_at",
          label: m.partner_last_delivery(),
          value: ({ last_delivered_at }) => formatTime(last_delivered_at) || "–",
        },
      ]}
    />
  );
}
