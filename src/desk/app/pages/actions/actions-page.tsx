import type { ActionRow } from "#domain/staff/log/audit-queries.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";

/** The audit log, newest first. It is read-only. */
export function ActionsPage() {
  return (
    <ListPage<ActionRow>
      title={m.desk_actions_title()}
      lead={m.desk_actions_lead()}
      sort={{ field: "happened_at", order: "DESC" }}
      empty={m.desk_actions_empty()}
      filters={[
        { name: "q", label: m.desk_search(), kind: "search" },
        { name: "subject", label: m.desk_action_subject(), kind: "search" },
      ]}
      columns={[
        {
          name: "happened_at",
          label: m.desk_action_when(),
          value: (row) => formatTime(row.happened_at),
          isSortable: true,
        },
        { name: "name", label: m.desk_action_who(), value: (row) => row.name },
        { name: "action", label: m.desk_action_what(), value: (row) => row.action },
        { name: "subject", label: m.desk_action_subject(), value: (row) => row.subject },
        { name: "details", label: m.desk_action_details(), value: (row) => formatDetails(row.details) },
      ]}
    />
  );
}

function formatDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`)
    .join(", ");
}
