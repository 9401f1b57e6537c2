import { usePermissions } from "ra-core";
import { Link } from "react-router";
import type { DeskListingRow } from "#domain/listings/editing/lists/list-desk-listings.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { createMoneyFormat } from "./create-money-format.ts";
import { STATUS_LABELS } from "./status-labels.ts";

const STATUSES = Object.keys(STATUS_LABELS) as ListingStatus[];

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
      getRowPath={({ id }) => `/listings/${id}`}
      filters={[
        { name: "q", label: m.desk_search(), kind: "search" },
        {
          name: "status",
          label: m.edit_status(),
          kind: "choice",
          choices: STATUSES.map((status) => [status, STATUS_LABELS[status]()] as const),
        },
      ]}
      columns={[
        {
          name: "name",
          label: m.listing_field_name(),
          value: (row) => row.name || m.edit_no_headline(),
          isSortable: true,
        },
        { name: "number", label: m.edit_number(), value: (row) => row.number, isSortable: true },
        { name: "status", label: m.edit_status(), value: (row) => STATUS_LABELS[row.status]() },
        {
          name: "price",
          label: m.listing_field_price(),
          value: (row) => (row.price === null ? m.not_disclosed() : createMoneyFormat(row.currency)(row.price)),
          isSortable: true,
        },
        { name: "state", label: m.listing_field_location(), value: (row) => row.state },
        { name: "agent", label: m.listing_field_agent(), value: (row) => row.agent ?? row.office },
        { name: "updated_at", label: m.edit_changed(), value: (row) => formatTime(row.updated_at), isSortable: true },
      ]}
    />
  );
}
