import type { DeskPartner } from "#domain/partners/desk-partners.ts";
import { m } from "#messages/messages.js";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { DeliveryLog } from "./delivery-log.tsx";
import { getStatusLabel } from "./partner-labels.ts";

/** A partner's read-only page, for staff who can't change it. */
export function PartnerShowPage() {
  return (
    <ShowPage<DeskPartner> title={({ name }) => name}>
      {(partner) => (
        <>
          <Facts
            rows={[
              [m.status(), getStatusLabel(partner)],
              [m.partner_url(), partner.url],
              [m.listings(), partner.listings.toLocaleString()],
            ]}
          />
          <DeliveryLog partner={partner} />
        </>
      )}
    </ShowPage>
  );
}
