import type { DeskRedirect } from "#domain/redirects/desk-redirects.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { getKindLabel } from "./redirect-labels.ts";

/** A redirect's read-only page, for staff who can't change it. */
export function RedirectShowPage() {
  return (
    <ShowPage<DeskRedirect> title={({ from_pattern }) => from_pattern}>
      {({ to_pattern, status, active, hits, last_hit_at }) => (
        <Facts
          rows={[
            [m.desk_redirect_to(), to_pattern],
            [m.desk_redirect_kind(), active ? getKindLabel(status) : m.desk_redirect_inactive()],
            [m.desk_redirect_hits(), hits.toLocaleString()],
            [m.desk_redirect_last_hit(), formatTime(last_hit_at)],
          ]}
        />
      )}
    </ShowPage>
  );
}
