import { type HttpError, useNotify } from "ra-core";
import { useEffect, useState } from "react";
import type { DeskDelivery } from "#domain/partners/deliveries.ts";
import type { DeskPartner } from "#domain/partners/desk-partners.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { PlainTable } from "../../components/plain-table.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { useRight } from "../../components/use-right.ts";
import { call } from "../../data/call.ts";

const PER_PAGE = 25;
const RELOAD_MS = 3_000;

const KINDS: Record<DeskDelivery["kind"], () => string> = {
  changes: m.partner_kind_changes,
  full: m.partner_kind_full,
  test: m.partner_kind_test,
};

/** Lists what was sent to a partner, with the responses, and has buttons to send more. */
export function DeliveryLog({ partner }: { partner: DeskPartner }) {
  const { id, active } = partner;
  const mayWrite = useRight("partner.write");
  const notify = useNotify();
  const [page, setPage] = useState(1);
  const path = `/partners/${id}/deliveries?page=${page}&per_page=${PER_PAGE}`;
  const { response, error, reload } = useDeskQuery<{ data: DeskDelivery[]; total: number }>(path);
  const isPending = response?.data.some(({ state }) => state === "pending") ?? false;
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void reload(), RELOAD_MS);
    return () => clearInterval(timer);
  }, [isPending, reload]);
  const send = async (path: string): Promise<void> => {
    try {
      await call(path, "POST");
      notify(m.partner_queued(), { type: "success" });
      await reload();
    } catch (caught) {
      notify((caught as HttpError).message, { type: "error" });
    }
  };
  return (
    <section aria-labelledby="partner-log" className="border-t border-rule pt-6">
      <h2 id="partner-log" className="mb-3 text-xl">
        {m.partner_log()}
      </h2>
      <div className="mb-4 flex flex-wrap gap-3">
        {mayWrite && (
          <>
            <button type="button" className="button button-quiet" onClick={() => send(`/partners/${id}/test`)}>
              {m.send_test()}
            </button>
            {active && (
              <button type="button" className="button button-quiet" onClick={() => send(`/partners/${id}/full-feed`)}>
                {m.partner_send_full()}
              </button>
            )}
          </>
        )}
        <button type="button" className="button button-quiet" onClick={() => void reload()}>
          {m.refresh()}
        </button>
      </div>
      {error && <Notice tone="wrong">{error}</Notice>}
      {response?.total === 0 && <p className="text-ink-soft">{m.partner_log_empty()}</p>}
      {response && response.total > 0 && (
        <PlainTable
          label={m.partner_log()}
          rows={response.data}
          getKey={({ id }) => id}
          columns={[
            [m.partner_log_time(), ({ created_at }) => formatTime(created_at)],
            [m.partner_log_kind(), ({ kind }) => <span className="whitespace-nowrap">{KINDS[kind]()}</span>],
            [m.partner_log_content(), (row) => <Content {...row} />],
            [m.status(), describeState],
            [m.partner_log_answer(), (row) => <Answer {...row} />],
            ...(mayWrite
              ? [
                  [
                    m.partner_log_actions(),
                    ({ id, state }: DeskDelivery) =>
                      state !== "pending" && (
                        <button
                          type="button"
                          className="link min-h-6"
                          onClick={() => send(`/partner-deliveries/${id}/resend`)}
                        >
                          {m.partner_send_again()}
                        </button>
                      ),
                  ] as const,
                ]
              : []),
          ]}
        />
      )}
      {response && response.total > PER_PAGE && (
        <div className="flex gap-3">
          <button type="button" className="button button-quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {m.partner_log_newer()}
          </button>
          <button
            type="button"
            className="button button-quiet"
            disabled={page * PER_PAGE >= response.total}
            onClick={() => setPage(page + 1)}
          >
            {m.partner_log_older()}
          </button>
        </div>
      )}
    </section>
  );
}

function Content({ listings, removed }: DeskDelivery) {
  const counts = m.partner_log_counts({ sent: listings.length, removed: removed.length });
  const numbers = [...listings, ...removed];
  if (numbers.length === 0) return "–";
  return (
    <details>
      <summary>{counts}</summary>
      {listings.length > 0 && <p>{m.partner_log_sent({ numbers: listings.join(", ") })}</p>}
      {removed.length > 0 && <p>{m.partner_log_removed({ numbers: removed.join(", ") })}</p>}
    </details>
  );
}

function Answer({ last_status, last_answer }: DeskDelivery) {
  return [last_status, last_answer].filter(Boolean).join(" · ") || "–";
}

function describeState({ state, attempts, next_attempt_at }: DeskDelivery): string {
  if (state === "delivered") return m.partner_state_delivered({ attempts });
  if (state === "failed") return m.partner_state_failed({ attempts });
  return attempts === 0 ? m.waiting() : m.partner_state_retrying({ attempts, time: formatTime(next_attempt_at) });
}
