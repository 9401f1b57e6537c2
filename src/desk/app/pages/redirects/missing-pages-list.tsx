import { useRefresh } from "ra-core";
import { Link } from "react-router";
import type { MissingPage } from "#domain/redirects/missing-pages.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { type Column, ListPage } from "../../components/list-page.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";

/** Lists addresses that visitors requested but that have no page, each with a link to add a redirect. */
export function MissingPagesList() {
  const mayWrite = useRight("redirect.write");
  const actions: Column<MissingPage> = {
    name: "actions",
    label: m.actions(),
    value: (row) => <Actions {...row} />,
  };
  return (
    <ListPage<MissingPage>
      title={m.desk_missing_title()}
      lead={m.desk_missing_lead()}
      empty={m.desk_missing_empty()}
      sort={{ field: "hits", order: "DESC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      columns={[
        {
          name: "path",
          label: m.desk_redirect_test_address(),
          value: ({ path }) => <span className="wrap-anywhere">{path}</span>,
          isSortable: true,
        },
        { name: "hits", label: m.requests(), value: ({ hits }) => hits.toLocaleString(), isSortable: true },
        {
          name: "last_seen_at",
          label: m.last_request(),
          value: ({ last_seen_at }) => formatTime(last_seen_at),
          isSortable: true,
        },
        { name: "first_seen_at", label: m.desk_missing_first(), value: (row) => formatTime(row.first_seen_at) },
        ...(mayWrite ? [actions] : []),
      ]}
    />
  );
}

function Actions({ id, path }: MissingPage) {
  const attempt = useAttempt();
  const refresh = useRefresh();
  const dismiss = () =>
    attempt(async () => {
      await call(`/missing-pages/${id}`, "DELETE");
      refresh();
    });
  return (
    <span className="flex flex-wrap gap-x-4">
      <Link
        to="/redirects/create"
        state={{ record: { from_pattern: path } }}
        className="link inline-block min-h-6"
        aria-label={m.desk_redirect_create_for({ address: path })}
      >
        {m.desk_redirect_create()}
      </Link>
      <button
        type="button"
        className="link min-h-6 cursor-pointer"
        onClick={dismiss}
        aria-label={m.desk_missing_dismiss_for({ address: path })}
      >
        {m.desk_missing_dismiss()}
      </button>
    </span>
  );
}
