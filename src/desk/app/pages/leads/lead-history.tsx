import type { ShownEvent } from "#domain/leads/inbox/show-lead.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { MAIL_STATUS } from "../../components/mail-status.ts";
import { describeEvent } from "./lead-labels.ts";

/** The events of a lead, newest first. */
export function LeadHistory({ events }: { events: readonly ShownEvent[] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{m.desk_lead_history()}</h2>
      {events.length === 0 && <p className="text-ink-soft">{m.desk_lead_history_empty()}</p>}
      <ol>
        {events.toReversed().map(({ id, kind, who, to_whom, to_email, text, mail, happened_at }) => (
          <li key={id} className="mb-4 border-l-2 border-rule-strong pl-4">
            <p>
              {describeEvent(kind, who, to_whom)}
              <span className="block text-ink-soft">
                {[
                  formatTime(happened_at),
                  to_email && m.desk_lead_sent_to({ email: to_email }),
                  mail && MAIL_STATUS[mail](),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </p>
            {text && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
