import { useSearchParams } from "react-router";
import type { DealColumn } from "#domain/deals/list-deals.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { useRight } from "../../components/use-right.ts";
import { getOwnerFilters } from "../listings/owner-filters.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { BoardColumn } from "./board-column.tsx";
import { StartLink } from "./deal-list.tsx";
import { DealViews } from "./deal-views.tsx";
import { useDealMove } from "./use-deal-move.tsx";

/** The deals in a column for each stage. A deal moves by drag or with its select. */
export function DealBoardPage() {
  const [query] = useSearchParams();
  const { response, error, reload } = useDeskQuery<{ data: DealColumn[] }>(`/deal-board?${query}`);
  const { move, dialog, isBusy } = useDealMove(reload);
  const canMove = useRight("lead.write");
  return (
    <>
      <PageHead
        title={m.deal_board_title()}
        lead={m.deal_board_lead()}
        actions={
          <>
            <DealViews />
            <StartLink />
          </>
        }
      />
      <OwnerFilters />
      {error && <Notice tone="wrong">{error}</Notice>}
      {!response && !error && <p className="text-ink-soft">{m.desk_loading()}</p>}
      {response && (
        <section
          aria-label={m.deal_board_title()}
          className="relative grid gap-4 overflow-x-auto pb-3 md:auto-cols-[minmax(13.5rem,1fr)] md:grid-flow-col"
        >
          {response.data.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              isDisabled={isBusy || !canMove}
              onMove={(id, stage) => move({ id }, stage)}
            />
          ))}
        </section>
      )}
      {dialog}
    </>
  );
}

function OwnerFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = getOwnerFilters(useListingChoices());
  if (filters.length === 0) return null;
  const setFilter = (name: string, value: string): void => {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  };
  return (
    <search className="mb-4 flex flex-wrap gap-4">
      {filters.map(({ name, label, choices }) => (
        <label key={name} className="grow basis-40 sm:max-w-60">
          <span className="font-semibold">{label}</span>
          <select
            className="input mt-1"
            value={query.get(name) ?? ""}
            onChange={(event) => setFilter(name, event.currentTarget.value)}
          >
            <option value="">{m.all()}</option>
            {choices?.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </search>
  );
}
