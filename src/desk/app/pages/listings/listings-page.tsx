import { usePermissions } from "ra-core";
import { Link } from "react-router";
import type { DeskListingRow } from "#domain/listings/editing/lists/list-at-desk.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import { ListPage } from "../../components/list-page.tsx";
import { moment } from "../../components/moment.ts";
import { moneyIn } from "./money.ts";
import { STATUS_WORDS } from "./status-words.ts";

const STATUSES = Object.keys(STATUS_WORDS) as ListingStatus[];

/** The listings that the signed-in person may see. */
export function ListingsPage() {
  const { permissions } = usePermissions<StaffAction[]>();
  return (
    <ListPage<DeskListingRow>
      title={m.edit_listings()}
      actions={
        permissions?.includes("listing.write") && (
          <Link to="/listings/create" className="button">
            {m.edit_new()}
          </Link>
        )
      }
      sort={{ field: "updated_at", order: "DESC" }}
      empty={m.edit_no_listings()}
      leadsTo={({ id }) => `/listings/${id}`}
      filters={[
        { name: "q", label: m.desk_search(), kind: "search" },
        {
          name: "status",
          label: m.edit_status(),
          kind: "choice",
          choices: STATUSES.map((status) => [status, STATUS_WORDS[status]()] as const),
        },
      ]}
      columns={[
        { name: "name", label: m.listing_field_name(), value: (row) => row.name || m.edit_unnamed(), sorts: true },
        { name: "number", label: m.edit_number(), value: (row) => row.number, sorts: true },
        { name: "status", label: m.edit_status(), value: (row) => STATUS_WORDS[row.status]() },
        {
          name: "price",
          label: m.listing_field_price(),
          value: (row) => (row.price === null ? m.not_disclosed() : moneyIn(row.currency)(row.price)),
          sorts: true,
        },
        { name: "state", label: m.listing_field_location(), value: (row) => row.state },
        { name: "agent", label: m.listing_field_agent(), value: (row) => row.agent ?? row.office },
        { name: "updated_at", label: m.edit_changed(), value: (row) => moment(row.updated_at), sorts: true },
      ]}
    />
  );
}
