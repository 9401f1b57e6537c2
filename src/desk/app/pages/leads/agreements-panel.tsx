import { Link } from "react-router";
import type { DeskNda } from "#domain/ndas/desk/desk-nda-queries.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { getNdaStatus } from "../ndas/nda-status.ts";
import { mergeWaitingFirst } from "./merge-waiting-first.ts";

/** The inbox shows only this many; the full list has its own page. */
const MAX_SHOWN = 5;

/**
 * Recently signed NDAs. Those that await approval come first. They are shown in the inbox because the signers expect an
 * answer, too.
 */
export function AgreementsPanel() {
  const { response: waiting, error: waitingError } = useDeskQuery<NdaPage>(`/ndas?waiting=1&per_page=${MAX_SHOWN}`);
  const { response: signed, error: signedError } = useDeskQuery<NdaPage>(`/ndas?per_page=${MAX_SHOWN}`);
  const error = waitingError ?? signedError;
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!waiting || !signed || signed.data.length === 0) return null;
  const rows = mergeWaitingFirst(waiting.data, signed.data).slice(0, MAX_SHOWN);
  return (
    <section className="mt-10" aria-labelledby="agreements">
      <h2 id="agreements" className="mb-3 text-2xl">
        {waiting.total > 0 ? m.desk_agreements_waiting({ count: waiting.total }) : m.desk_agreements_signed()}
      </h2>
      <PlainTable<DeskNda>
        label={m.desk_ndas_title()}
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          [
            m.person_name(),
            ({ id, name }) => (
              <Link to={`/ndas/${id}/show`} className="link">
                {name}
              </Link>
            ),
          ],
          [m.listing(), (row) => `${row.listing} (${row.listing_number})`],
          [m.signed(), (row) => formatTime(row.signed_at)],
          [m.status(), getNdaStatus],
        ]}
      />
      <Link to="/ndas" className="link">
        {m.desk_agreements_all()}
      </Link>
    </section>
  );
}

interface NdaPage {
  data: DeskNda[];
  total: number;
}
