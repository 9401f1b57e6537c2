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
            [m.type(), active ? getKindLabel(status) : m.desk_redirect_inactive()],
            [m.requests(), hits.toLocaleString()],
            [m.last_request(), formatTime(last_hit_at)],
          ]}
        />
      )}
    </ShowPage>
  );
}
