import { useNotify, useRefresh } from "ra-core";
import type { ShownBounce } from "#domain/outbox/bounces.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { PlainTable } from "../../components/plain-table.tsx";
import { useAttempt } from "../../components/use-attempt.ts";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { call } from "../../data/call.ts";

/** Lists the addresses that are blocked because email to them bounced, each with a button that unblocks it. */
export function BouncedAddresses() {
  const { response, reload } = useDeskQuery<{ data: ShownBounce[] }>("/bounced-addresses?per_page=100");
  if (!response?.data.length) return null;
  return (
    <section aria-labelledby="bounces" className="mt-10">
      <h2 id="bounces" className="mb-1 text-xl">
        {m.desk_bounces_title()}
      </h2>
      <p className="mb-3 text-ink-soft">{m.desk_bounces_lead()}</p>
      <PlainTable<ShownBounce>
        label={m.desk_bounces_title()}
        rows={response.data}
        getKey={({ id }) => String(id)}
        columns={[
          [m.desk_mail_to(), ({ address }) => <span className="wrap-anywhere">{address}</span>],
          [m.desk_bounces_reason(), ({ reason }) => <span className="wrap-anywhere">{reason}</span>],
          [m.desk_bounces_since(), ({ bounced_at }) => formatTime(bounced_at)],
          [m.desk_bounce_unblock(), (bounce) => <UnblockButton {...bounce} onLifted={reload} />],
        ]}
      />
    </section>
  );
}

function UnblockButton({ id, address, onLifted }: ShownBounce & { onLifted(): unknown }) {
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const unblock = () =>
    attempt(async () => {
      await call(`/bounced-addresses/${id}`, "DELETE");
      notify(m.desk_bounce_unblocked({ address }), { type: "success" });
      refresh();
      onLifted();
    });
  return (
    <button type="button" className="button button-quiet" onClick={unblock}>
      {m.desk_bounce_unblock()}
    </button>
  );
}
