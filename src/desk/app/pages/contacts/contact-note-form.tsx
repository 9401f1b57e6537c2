import { type FormEvent, useId, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { FieldError } from "../../components/field-error.tsx";
import { useUnsavedWarning } from "../../components/use-unsaved-warning.ts";
import { useContactChange } from "./use-contact-change.ts";

/** Adds a note to a contact. The text stays until the API accepts it. */
export function ContactNoteForm({ contactId }: { contactId: string }) {
  const id = useId();
  const { change, isBusy, error } = useContactChange(contactId);
  const [text, setText] = useState("");
  // The idempotency key of this text: a double click saves it once.
  const key = useRef(crypto.randomUUID());
  useUnsavedWarning(text.trim() !== "");
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!(await change("POST", "/notes", { key: key.current, text }))) return;
    key.current = crypto.randomUUID();
    setText("");
  };
  return (
    <form onSubmit={submit} noValidate className="mb-8 border border-rule bg-sheet p-4 sm:p-6">
      <label htmlFor={id} className="font-semibold">
        {m.desk_lead_note()}
      </label>
      <textarea
        id={id}
        rows={3}
        className="input mt-1"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={id} error={error} />
      <button type="submit" className="button mt-3" disabled={isBusy}>
        {m.desk_lead_note_save()}
      </button>
    </form>
  );
}
