import { type FormEvent, useId, useState } from "react";
import { FieldError } from "../../components/field-error.tsx";

interface TextFormProps {
  text: string;
  label: string;
  hint: string;
  button: string;
  error: string | undefined;
  isBusy: boolean;
  onSend(text: string): void;
}

/** A form with one text area. */
export function TextForm({ text, label, hint, button, error, isBusy, onSend }: TextFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSend(typed);
  };
  return (
    <form onSubmit={submit} noValidate className="mb-8 max-w-[65ch] border-t border-rule pt-6">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-ink-soft">
        {hint}
      </p>
      <textarea
        id={id}
        rows={4}
        className="input mt-1"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
      />
      <FieldError id={id} error={error} />
      <button type="submit" className="button button-quiet mt-4" disabled={isBusy}>
        {button}
      </button>
    </form>
  );
}
