import { Link } from "react-router";
import type { DeskNda } from "#domain/ndas/desk/desk-nda-queries.ts";
import { m } from "#messages/messages.js";
import { moment } from "../../components/moment.ts";
import { Notice } from "../../components/notice.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useAnswer } from "../../components/use-answer.ts";
import { getStatus } from "../ndas/nda-status.ts";
import { waitingFirst } from "./waiting-first.ts";

/** The inbox shows only this many; the full list has its own page. */
const SHOWN = 5;

/** Recently signed NDAs, those that wait for approval first. These people expect an answer too. */
export function AgreementsPanel() {
  const { answer: waiting, error: notWaiting } = useAnswer<Answer>(`/ndas?waiting=1&per_page=${SHOWN}`);
  const { answer: signed, error: notSigned } = useAnswer<Answer>(`/ndas?per_page=${SHOWN}`);
  const error = notWaiting ?? notSigned;
  if (error) return <Notice tone="wrong">{error}</Notice>;
  if (!waiting || !signed || signed.data.length === 0) return null;
  const rows = waitingFirst(waiting.data, signed.data).slice(0, SHOWN);
  return (
    <section className="mt-10" aria-labelledby="agreements">
      <h2 id="agreements" className="mb-3 text-2xl">
        {waiting.total > 0 ? m.desk_agreements_waiting({ count: waiting.total }) : m.desk_agreements_signed()}
      </h2>
      <PlainTable<DeskNda>
        label={m.desk_ndas_title()}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          [
            m.mail_nda_fact_name(),
            ({ id, name }) => (
              <Link to={`/ndas/${id}/show`} className="link">
                {name}
              </Link>
            ),
          ],
          [m.mail_nda_fact_listing(), (row) => `${row.listing} (${row.listing_number})`],
          [m.mail_nda_fact_signed(), (row) => moment(row.signed_at)],
          [m.desk_nda_standing(), getStatus],
        ]}
      />
      <Link to="/ndas" className="link">
        {m.desk_agreements_all()}
      </Link>
    </section>
  );
}

interface Answer {
  data: DeskNda[];
  total: number;
}
