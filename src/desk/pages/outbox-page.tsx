import type { OutboxMail } from "#domain/outbox/list-outbox.ts";
import { m } from "#messages/messages.js";

/** Every mail the platform has written, newest first. */
export function OutboxPage({ mails }: { mails: OutboxMail[] }) {
  return (
    <>
      <h1>{m.outbox_title()}</h1>
      <p>{mails.length === 0 ? m.outbox_empty() : m.outbox_lead()}</p>
      {mails.map((mail) => (
        <MailDetails key={mail.id} mail={mail} />
      ))}
    </>
  );
}

function MailDetails({ mail }: { mail: OutboxMail }) {
  return (
    <details>
      <summary>
        <strong>{mail.subject}</strong>
        <span>
          {mail.to} · <time dateTime={mail.created_at}>{mail.created_at}</time> · {mail.status}
        </span>
      </summary>
      <dl>
        {Object.entries(mail.headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a href={`/desk/outbox/${mail.id}`}>{m.outbox_as_sent()}</a>
      <pre>{mail.text}</pre>
    </details>
  );
}
