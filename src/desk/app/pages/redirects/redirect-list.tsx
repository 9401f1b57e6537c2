import type { DeskRedirect } from "#domain/redirects/desk-redirects.ts";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { AddressTest } from "./address-test.tsx";
import { getKindLabel } from "./redirect-labels.ts";

/** The website's redirects, and a box to test an address. */
export function RedirectList() {
  const mayWrite = useRight("redirect.write");
  return (
    <ListPage<DeskRedirect>
      title={m.desk_redirects_title()}
      lead={m.desk_redirects_lead()}
      empty={m.desk_redirects_empty()}
      sort={{ field: "from_pattern", order: "ASC" }}
      filters={[{ name: "q", label: m.desk_search(), kind: "search" }]}
      actions={
        <>
          <a href="/api/desk/redirect-export" download className="button button-quiet">
            {m.desk_redirect_export()}
          </a>
          {mayWrite && (
            <>
              <ButtonLink to="/redirect-import" label={m.desk_redirect_import()} isQuiet />
              <ButtonLink to="/redirects/create" label={m.desk_redirect_add()} />
            </>
          )}
        </>
      }
      intro={<AddressTest />}
      getRowPath={({ id }) => (mayWrite ? `/redirects/${id}` : `/redirects/${id}/show`)}
      columns={[
        {
          name: "from_pattern",
          label: m.desk_redirect_from(),
          value: ({ from_pattern }) => <span className="wrap-anywhere">{from_pattern}</span>,
          isSortable: true,
        },
        {
          name: "to_pattern",
          label: m.desk_redirect_to(),
          value: ({ to_pattern }) => <span className="wrap-anywhere">{to_pattern}</span>,
        },
        {
          name: "status",
          label: m.type(),
          value: ({ status, active }) => (active ? getKindLabel(status) : m.desk_redirect_inactive()),
        },
        { name: "hits", label: m.requests(), value: ({ hits }) => hits.toLocaleString(), isSortable: true },
        {
          name: "last_hit_at",
          label: m.last_request(),
          value: ({ last_hit_at }) => formatTime(last_hit_at) || "–",
          isSortable: true,
        },
      ]}
    />
  );
}
