import type { OutboxMail } from "#domain/outbox/list-outbox.ts";
import { m } from "#messages/messages.js";

interface OutboxProps {
  formatTime(time: Date): string;
  mails: readonly OutboxMail[];
  /** The emails that a visitor can reply to. */
  repliable: { has(id: string): boolean };
}

/** Every email the platform has written, newest first. */
export function OutboxPage({ mails, repliable, formatTime }: OutboxProps) {
  return (
    <>
      <h1 className="text-3xl">{m.outbox_title()}</h1>
      <p className="my-4 text-ink-soft">{mails.length === 0 ? m.outbox_empty() : m.outbox_lead()}</p>
      {mails.map((mail) => (
        <MailDetails
          key={mail.id}
          mail={mail}
          time={formatTime(new Date(mail.created_at))}
          takesReplies={repliable.has(mail.id)}
        />
      ))}
    </>
  );
}

/** Replies to an email as its recipient would: in the demo no email leaves the machine. */
function ReplyForm({ id }: { id: string }) {
  return (
    <form method="post" action={`/desk/outbox/${id}/reply`} className="border-t border-rule p-4">
      <label htmlFor={`reply-${id}`} className="font-semibold">
        {m.outbox_reply()}
      </label>
      <textarea id={`reply-${id}`} name="text" rows={3} required maxLength={5_000} className="input mt-1 mb-3" />
      <button type="submit" className="button">
        {m.send_reply()}
      </button>
    </form>
  );
}

interface MailDetailsProps {
  mail: OutboxMail;
  /** When it was written, in words. */
  time: string;
  takesReplies: boolean;
}

function MailDetails({ mail, time, takesReplies }: MailDetailsProps) {
  return (
    <details className="mb-3 border border-rule bg-sheet">
      <summary className="cursor-pointer px-4 py-3">
        <strong>{mail.subject}</strong>
        <span className="block text-ink-soft">
          {mail.to} · <time dateTime={mail.created_at}>{time}</time> · {mail.status}
        </span>
      </summary>
      <dl className="px-4">
        {Object.entries(mail.headers).map(([name, value]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="px-4 py-3">
        <a href={`/desk/outbox/${mail.id}`} className="link">
          {m.outbox_as_sent()}
        </a>
      </p>
      <pre className="px-4 pb-4 whitespace-pre-wrap">{mail.text}</pre>
      {takesReplies && <ReplyForm id={mail.id} />}
    </details>
  );
}
