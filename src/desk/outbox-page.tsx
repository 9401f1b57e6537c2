import type { OutboxMail } from "#domain/outbox/list-outbox.ts";
import { m } from "#messages/messages.js";

/** Every email the platform has written, newest first. */
export function OutboxPage({ mails }: { mails: OutboxMail[] }) {
  return (
    <>
      <h1 className="text-3xl">{m.outbox_title()}</h1>
      <p className="my-4 text-ink-soft">{mails.length === 0 ? m.outbox_empty() : m.outbox_lead()}</p>
      {mails.map((mail) => (
        <MailDetails key={mail.id} mail={mail} />
      ))}
    </>
  );
}

function MailDetails({ mail }: { mail: OutboxMail }) {
  return (
    <details className="mb-3 border border-rule bg-sheet">
      <summary className="cursor-pointer px-4 py-3">
        <strong>{mail.subject}</strong>
        <span className="block text-ink-soft">
          {mail.to} · <time dateTime={mail.created_at}>{mail.created_at}</time> · {mail.status}
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
    </details>
  );
}
