import { usePermissions } from "ra-core";
import type { DeskListingRow } from "#domain/listings/editing/lists/list-desk-listings.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { m } from "#messages/messages.js";
import { getAmountFilter } from "../../components/amount-filter.ts";
import { ButtonLink } from "../../components/button-link.tsx";
import { getDayFilters } from "../../components/day-filters.ts";
import { ExportLinks } from "../../components/export-links.tsx";
import { formatDay } from "../../components/format-time.ts";
import type { Filter } from "../../components/list-filters.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { call } from "../../data/call.ts";
import { toQueryString } from "../../data/data-provider.ts";
import { BulkActions } from "./bulk/bulk-actions.tsx";
import { createMoneyFormat } from "./create-money-format.ts";
import { formatFreshness } from "./freshness-text.ts";
import { ListingViews } from "./listing-views.tsx";
import { getOwnerFilters } from "./owner-filters.ts";
import { useListingChoices } from "./use-listing-choices.ts";

const STATUSES = Object.keys(STATUS_LABELS) as ListingStatus[];

/** The listings that the signed-in person may see. */
export function ListingsPage() {
  const { permissions } = usePermissions<StaffAction[]>();
  const choices = useListingChoices();
  return (
    <ListPage<DeskListingRow>
      title={m.listings()}
      actions={
        <>
          <ExportLinks kind="listings" />
          {permissions?.includes("listing.write") && <ButtonLink to="/listings/create" label={m.edit_new()} />}
        </>
      }
      sort={{ field: "updated_at", order: "DESC" }}
      empty={m.edit_no_listings()}
      getRowPath={({ id }) => `/listings/${id}`}
      intro={<ListingViews />}
      getThumbnail={({ thumbnail }) => thumbnail}
      bulkActions={<BulkActions canWrite={permissions?.includes("listing.write") ?? false} />}
      listMatchingIds={async (filter) => {
        const { numbers } = await call<{ numbers: number[] }>(`/listing-numbers${toQueryString({ filter })}`);
        return numbers;
      }}
      filters={[
        { name: "q", label: m.desk_search(), kind: "search" },
        {
          name: "status",
          label: m.listing_field_status(),
          kind: "choice",
          choices: STATUSES.map((status) => [status, STATUS_LABELS[status]()] as const),
        },
        ...getOwnerFilters(choices),
        {
          name: "category",
          label: m.listing_field_category(),
          kind: "choice",
          choices: choices?.categories.map(({ value, label }) => [value, label] as const) ?? [],
        },
        { name: "price_min", label: m.edit_price_min(), kind: "number" },
        { name: "price_max", label: m.edit_price_max(), kind: "number" },
        { name: "listed_days", label: m.edit_listed(), kind: "choice", choices: getAges() },
        { name: "unconfirmed_days", label: m.edit_unconfirmed(), kind: "choice", choices: getAges() },
        ...getDayFilters("sold"),
        getAmountFilter(),
      ]}
      columns={[
        {
          name: "name",
          label: m.listing_field_name(),
          value: (row) => row.name || m.edit_no_headline(),
          isSortable: true,
        },
        {
          name: "number",
          label: m.listing_field_number(),
          value: (row) => row.number,
          isSortable: true,
          isOptional: true,
        },
        { name: "status", label: m.listing_field_status(), value: (row) => STATUS_LABELS[row.status]() },
        {
          name: "price",
          label: m.listing_field_price(),
          value: (row) => <Prices {...row} />,
          isSortable: true,
        },
        { name: "agent", label: m.agent(), value: (row) => row.agent ?? row.office },
        { name: "views", label: m.edit_views(), value: (row) => row.views },
        { name: "leads", label: m.desk_leads_title(), value: (row) => row.leads },
        { name: "ndas", label: m.desk_ndas_title(), value: (row) => row.ndas },
        {
          name: "listed_at",
          label: m.listing_field_listed_at(),
          value: (row) => formatDay(row.listed_at),
          isSortable: true,
          isOptional: true,
        },
        {
          name: "confirmed_at",
          label: m.edit_confirmed(),
          value: formatFreshness,
          isSortable: true,
        },
        { name: "active_at", label: m.edit_last_activity(), value: (row) => formatDay(row.active_at) },
        {
          name: "updated_at",
          label: m.edit_changed(),
          value: (row) => formatDay(row.updated_at),
          isSortable: true,
          isOptional: true,
        },
      ]}
    />
  );
}

/** The asking price and, after the sale, the closing price, which sales volumes add up. */
function Prices({ price, closing_price, currency }: DeskListingRow) {
  const format = createMoneyFormat(currency);
  return (
    <>
      <span className="block">{price === null ? m.not_disclosed() : format(price)}</span>
      {closing_price !== null && (
        <span className="block text-ink-soft">
          {m.label_value({ label: m.listing_field_closing_price(), value: format(closing_price) })}
        </span>
      )}
    </>
  );
}

const getAges = (): Filter["choices"] =>
  ["30", "60", "90", "120", "180", "365"].map((days) => [days, m.edit_days_ago({ days })] as const);
