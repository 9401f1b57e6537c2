import type { ShownEvent } from "#domain/leads/inbox/show-lead.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { MAIL_STATUS } from "../../components/mail-status.ts";
import { describeEvent } from "./lead-labels.ts";
import { OtherAddress } from "./other-address.tsx";
import { SentListings } from "./sent-listings.tsx";

/** The events of a lead, newest first. */
export function LeadHistory({ leadId, events }: { leadId: string; events: readonly ShownEvent[] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{m.history()}</h2>
      {events.length === 0 && <p className="text-ink-soft">{m.desk_lead_history_empty()}</p>}
      <ol>
        {events.toReversed().map(({ id, kind, to_email, text, mail, happened_at, ...email }) => (
          <li key={id} className="mb-4 border-l-2 border-rule-strong pl-4">
            <p>
              {describeEvent(kind, email)}
              <span className="block text-ink-soft">
                {[
                  formatTime(happened_at),
                  email.from_email,
                  to_email && m.desk_lead_sent_to({ email: to_email }),
                  mail && MAIL_STATUS[mail](),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </p>
            {email.from_other_address && <OtherAddress />}
            {text && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
            {email.full_text && (
              <details className="mt-1">
                <summary className="link inline-block cursor-pointer py-1">{m.desk_lead_whole_email()}</summary>
                <p className="mt-1 max-w-prose text-ink-soft whitespace-pre-line wrap-anywhere">{email.full_text}</p>
              </details>
            )}
            <SentListings {...email} />
            {email.files.map((file) => (
              <p key={file.id}>
                <a
                  href={`/api/desk/leads/${leadId}/files/${file.id}`}
                  download
                  className="link inline-block min-h-6 wrap-anywhere"
                >
                  {file.name}
                </a>
              </p>
            ))}
            {email.left_out.length > 0 && (
              <p className="max-w-prose text-ink-soft wrap-anywhere">
                {m.desk_lead_left_out({ files: email.left_out.join(", ") })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
