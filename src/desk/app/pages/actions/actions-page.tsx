import { Link } from "react-router";
import type { ActionRow } from "#domain/staff/audit-queries.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { getFieldLabel } from "../listings/parts/get-field-label.ts";
import { describeAction } from "./describe-action.ts";

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
        { name: "action", label: m.desk_action_what(), value: (row) => <ActionSentence {...row} /> },
        {
          name: "happened_at",
          label: m.when(),
          value: (row) => formatTime(row.happened_at),
          isSortable: true,
        },
      ]}
    />
  );
}

/** What was done, with a link to the item, and below it the details that were recorded. */
function ActionSentence(row: ActionRow) {
  const { before, item, after, path } = describeAction(row);
  const details = formatDetails(row.details);
  return (
    <span className="wrap-anywhere">
      {before}
      {path ? (
        <Link to={path} className="link">
          {item}
        </Link>
      ) : (
        item
      )}
      {after}
      {details && <span className="block text-sm text-ink-soft">{details}</span>}
    </span>
  );
}

/** Record numbers that the desk never shows. */
const INTERNAL_IDS = ["photo", "document", "event", "agent"];

function formatDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([name]) => !INTERNAL_IDS.includes(name))
    .map(([name, value]) => {
      if (name === "fields" && Array.isArray(value))
        return value.map((field) => getFieldLabel(String(field))).join(", ");
      return `${name}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`;
    })
    .join(", ");
}
