import type { DeskNda } from "#domain/ndas/desk/desk-nda-queries.ts";
import { m } from "#messages/messages.js";
import { getDayFilters } from "../../components/day-filters.ts";
import { FilteredExportLinks } from "../../components/export-links.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";
import { toQueryString } from "../../data/data-provider.ts";
import { getOwnerFilters } from "../listings/owner-filters.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { NdaBulkActions } from "./nda-bulk-actions.tsx";
import { getNdaStatus } from "./nda-status.ts";

/** The signed NDAs, newest first, with a filter for those that wait for the seller's approval. */
export function NdasPage() {
  const choices = useListingChoices();
  const mayDecide = useRight("nda.approve");
  return (
    <ListPage<DeskNda>
      title={m.desk_ndas_title()}
      lead={m.desk_ndas_lead()}
      sort={{ field: "signed_at", order: "DESC" }}
      empty={m.desk_ndas_empty()}
      actions={<FilteredExportLinks path="nda-exports" />}
      bulkActions={mayDecide && <NdaBulkActions />}
      listMatchingIds={async (filter) => (await call<{ ids: string[] }>(`/nda-ids${toQueryString({ filter })}`)).ids}
      getRowPath={({ id }) => `${id}/show`}
      filters={[
        { name: "waiting", label: m.status(), kind: "choice", choices: [["1", m.waiting_for_approval()]] },
        ...getOwnerFilters(choices),
        ...getDayFilters("signed"),
      ]}
      columns={[
        { name: "name", label: m.person_name(), value: ({ name }) => name },
        { name: "listing", label: m.listing(), value: (row) => `${row.listing} (${row.listing_number})` },
        {
          name: "signed_at",
          label: m.signed(),
          value: (row) => formatTime(row.signed_at),
          isSortable: true,
        },
        { name: "status", label: m.status(), value: getNdaStatus },
      ]}
    />
  );
}
