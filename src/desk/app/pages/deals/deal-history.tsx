import { Form, type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { m } from "#messages/messages.js";
import { SubmitButton, UNSAVED } from "../../components/desk-form.tsx";
import { TextArea } from "../../components/fields.tsx";
import { formatTime } from "../../components/format-time.ts";
import { call, type ProblemBody } from "../../data/call.ts";
import { describeDealEvent } from "./deal-labels.ts";

interface HistoryProps {
  deal: ShownDeal;
  onChanged(): void;
}

/** The events of a deal, newest first, and a form for a note. */
export function DealHistory({ deal, onChanged }: HistoryProps) {
  return (
    <section aria-labelledby="deal-history">
      <h2 id="deal-history" className="mb-3 text-xl">
        {m.history()}
      </h2>
      {deal.writable && <NoteForm deal={deal} onChanged={onChanged} />}
      <ol>
        {deal.events.toReversed().map((event) => (
          <li key={event.id} className="mb-4 border-l-2 border-rule-strong pl-4">
            <p>
              {describeDealEvent(event, deal.currency)}
              <span className="block text-ink-soft">{formatTime(event.happened_at)}</span>
            </p>
            {event.text && <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{event.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ deal, onChanged }: HistoryProps) {
  const notify = useNotify();
  // The key creates an empty form after each note is added.
  const [count, setCount] = useState(0);
  const submit = async ({ text }: Record<string, unknown>) => {
    try {
      await call(`/deals/${deal.id}/notes`, "POST", { text });
      notify(m.desk_saved(), { type: "success" });
      setCount(count + 1);
      onChanged();
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError & { body?: ProblemBody };
      if (!body?.errors) notify(message, { type: "error" });
      return body?.errors ?? UNSAVED;
    }
  };
  return (
    <Form key={count} record={{}} onSubmit={submit as never} disableInvalidFormNotification noValidate>
      <TextArea source="text" label={m.desk_lead_note()} lines={3} required />
      <div className="mb-6">
        <SubmitButton label={m.desk_lead_note_save()} />
      </div>
    </Form>
  );
}
