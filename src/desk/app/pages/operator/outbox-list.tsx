import { useNotify, useRefresh } from "ra-core";
import type { ShownMail } from "#domain/outbox/read-outbox.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { ListPage } from "../../components/list-page.tsx";
import { MAIL_STATUS } from "../../components/mail-status.ts";
import { useAttempt } from "../../components/use-attempt.ts";
import { call } from "../../data/call.ts";
import { BouncedAddresses } from "./bounced-addresses.tsx";

/** Every email and its delivery status. */
export function OutboxList() {
  return (
    <>
      <MailList />
      <BouncedAddresses />
    </>
  );
}

function MailList() {
  return (
    <ListPage<ShownMail>
      title={m.outbox_title()}
      lead={m.outbox_lead()}
      empty={m.desk_outbox_empty()}
      sort={{ field: "created_at", order: "DESC" }}
      filters={[
        { name: "to", label: m.desk_mail_to(), kind: "search" },
        {
          name: "status",
          label: m.status(),
          kind: "choice",
          choices: (Object.keys(MAIL_STATUS) as ShownMail["status"][]).map((status) => [status, MAIL_STATUS[status]()]),
        },
      ]}
      columns={[
        { name: "subject", label: m.subject(), value: (mail) => <Subject {...mail} /> },
        { name: "to", label: m.desk_mail_to(), value: ({ to }) => <span className="wrap-anywhere">{to}</span> },
        { name: "created_at", label: m.desk_mail_written(), value: ({ created_at }) => formatTime(created_at) },
        { name: "status", label: m.status(), value: (mail) => <Status {...mail} /> },
      ]}
    />
  );
}

/** A plain link, because the email is a document of its own and not a page of the application. */
function Subject({ id, subject }: ShownMail) {
  return (
    <a href={`/desk/outbox/${id}`} className="link inline-block min-h-6 wrap-anywhere">
      {subject}
    </a>
  );
}

/** The statuses in which an email can be sent again, with the button's label. */
const RETRY_LABELS: Partial<Record<ShownMail["status"], () => string>> = {
  failed: m.desk_mail_resend,
  unclear: m.desk_mail_resend_confirm,
};

function Status(mail: ShownMail) {
  const { id, status, attempts, last_error, sent_at, next_try_at, answer: response, is_stranded } = mail;
  const getRetryLabel = is_stranded ? m.desk_mail_send_now : RETRY_LABELS[status];
  const notify = useNotify();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const resend = () =>
    attempt(async () => {
      await call(`/outbox/${id}/send-again`, "POST");
      notify(m.desk_mail_queued(), { type: "success" });
      refresh();
    });
  return (
    <>
      <span className={getRetryLabel ? "font-semibold text-signal" : undefined}>
        {[MAIL_STATUS[status](), formatTime(sent_at)].filter(Boolean).join(", ")}
      </span>
      {attempts > 0 && <span className="block">{m.desk_mail_attempts({ count: attempts })}</span>}
      {next_try_at && <span className="block">{m.desk_mail_next_try({ time: formatTime(next_try_at) })}</span>}
      {response && <span className="block text-ink-soft wrap-anywhere">{response}</span>}
      {last_error && <span className="block text-ink-soft wrap-anywhere">{last_error}</span>}
      {status === "unclear" && <span className="block text-ink-soft">{m.desk_mail_unclear_note()}</span>}
      {is_stranded && <span className="block text-ink-soft">{m.desk_mail_stranded_note()}</span>}
      {getRetryLabel && (
        <button type="button" className="button button-quiet mt-2" onClick={resend}>
          {getRetryLabel()}
        </button>
      )}
    </>
  );
}
