import { useListContext } from "ra-core";
import { Link } from "react-router";
import type { LeadView } from "#domain/leads/inbox/inbox-queries.ts";
import type { LeadLine } from "#domain/leads/inbox/list-leads.ts";
import { m } from "#messages/messages.js";
import { getDayFilters } from "../../components/day-filters.ts";
import { ExportLinks } from "../../components/export-links.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";
import { toQueryString } from "../../data/data-provider.ts";
import { getOwnerFilters } from "../listings/owner-filters.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { AgreementsPanel } from "./agreements-panel.tsx";
import { LeadBulkActions } from "./lead-bulk-actions.tsx";
import {
  ANSWER_CHOICES,
  describeWait,
  getSourceLabel,
  getTypeLabel,
  SOURCE_CHOICES,
  TYPE_CHOICES,
} from "./lead-labels.ts";
import { NotificationHint } from "./notification-hint.tsx";

const VIEWS: readonly (readonly [LeadView, () => string])[] = [
  ["open", m.desk_lead_view_open],
  ["unanswered", m.desk_lead_view_unanswered],
  ["mine", m.desk_lead_view_mine],
  ["handled", m.desk_lead_view_handled],
  ["spam", m.desk_lead_view_spam],
  ["all", m.all],
];

/** The inbox of leads. */
export function LeadList() {
  const choices = useListingChoices();
  const canWrite = useRight("lead.write");
  return (
    <>
      <ListPage<LeadLine>
        title={m.desk_leads_title()}
        lead={m.desk_leads_lead()}
        actions={
          <>
            <ViewFilters />
            <ExportLinks kind="leads" />
          </>
        }
        empty={m.desk_leads_empty()}
        none={m.desk_leads_none()}
        isNone={(meta) => getCounts(meta)?.all === 0}
        sort={{ field: "latest_at", order: "DESC" }}
        bulkActions={<LeadBulkActions canWrite={canWrite} />}
        listMatchingIds={async (filter) => (await call<{ ids: string[] }>(`/lead-ids${toQueryString({ filter })}`)).ids}
        getRowPath={({ id }) => `/leads/${id}`}
        filters={[
          { name: "q", label: m.desk_search(), kind: "search" },
          { name: "type", label: m.desk_lead_type(), kind: "choice", choices: TYPE_CHOICES },
          { name: "source", label: m.desk_lead_source(), kind: "choice", choices: SOURCE_CHOICES },
          ...getOwnerFilters(choices),
          {
            name: "answer",
            label: m.first_reply(),
            kind: "choice",
            choices: ANSWER_CHOICES,
            isShownIfSet: true,
          },
          {
            name: "responder",
            label: m.desk_lead_responder(),
            kind: "choice",
            choices: choices?.agents.map(({ id, name }) => [String(id), name] as const) ?? [],
            isShownIfSet: true,
          },
          ...getDayFilters("received"),
        ]}
        columns={[
          { name: "name", label: m.desk_lead_from(), value: ({ name }) => name },
          { name: "about", label: m.desk_lead_about(), value: (row) => <About {...row} /> },
          { name: "timer", label: m.desk_lead_timer(), value: (row) => <Timer {...row} /> },
          { name: "agent", label: m.agent(), value: ({ agent, office }) => agent ?? office },
          { name: "source", label: m.desk_lead_source(), value: ({ source }) => getSourceLabel(source) },
          { name: "latest_at", label: m.desk_lead_latest(), value: ({ latest_at }) => formatTime(latest_at) },
        ]}
      />
      <AgreementsPanel />
    </>
  );
}

/** The number of leads in each view, from the list's metadata. */
const getCounts = (meta: unknown) => (meta as { counts?: Record<LeadView, number> } | undefined)?.counts;

function ViewFilters() {
  const { filterValues, setFilters, meta } = useListContext();
  const chosen: LeadView = filterValues.view ?? "open";
  const counts = getCounts(meta);
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{m.desk_lead_view()}</legend>
        {VIEWS.map(([view, label]) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === chosen}
            className={`min-h-9 cursor-pointer border px-3 py-1 ${view === chosen ? "border-accent bg-accent-wash font-semibold" : "border-rule-strong bg-sheet"}`}
            onClick={() => setFilters({ ...filterValues, view }, [])}
          >
            {label()} {counts && <span className="text-ink-soft">{counts[view]}</span>}
          </button>
        ))}
      </fieldset>
      <Link to="/response-times" className="link self-center">
        {m.desk_response_title()}
      </Link>
      <NotificationHint />
    </>
  );
}

function About({ type, listing, excerpt, enquiry_count: inquiry_count, verified }: LeadLine) {
  return (
    <>
      <span className="block">{listing ?? getTypeLabel(type)}</span>
      {excerpt && <span className="block text-ink-soft wrap-anywhere">{excerpt}</span>}
      {inquiry_count > 1 && <span className="block">{m.desk_lead_inquiries({ count: inquiry_count })}</span>}
      {!verified && <span className="block text-ink-soft">{m.desk_lead_unverified()}</span>}
    </>
  );
}

function Timer(lead: LeadLine) {
  const { text, isLate } = describeWait(lead, Date.now());
  return <span className={isLate ? "font-semibold text-signal" : undefined}>{text}</span>;
}
