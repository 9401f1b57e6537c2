import { type FormEvent, useRef, useState } from "react";
import { anErrorOccurred } from "#editions/contract-messages.ts";
import { type Form, getFieldNames, isRequired } from "#lib/forms/form.ts";
import { getRejectedField, type Rejected } from "../components/forms/form-frame.tsx";
import type { FormField } from "./http/validate-field.ts";
import { useLiveErrors } from "./use-live-errors.ts";

interface AccountForm {
  /** The API path that receives the form. */
  path: string;
  form: Form;
  /** Values that the page already knows. */
  known?: Record<string, unknown>;
  /** The server's response to a rejected form, if it was sent without script. */
  rejected: Rejected | undefined;
  /** Values typed earlier in a dialog that was closed. */
  typed?: Record<string, string>;
  onDone(data: unknown): void;
}

const EMPTY = {};

/** A form that is sent to the API with script, so that the response can be stored, and to its page without. */
export function useAccountForm({ path, form, known = EMPTY, rejected, typed = EMPTY, onDone }: AccountForm) {
  const names = getFieldNames(form);
  const [response, setResponse] = useState<Rejected>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const shown = response ?? rejected;
  const { getErrors, handlers } = useLiveErrors(path, known, shown?.errors);

  async function send(fields: Iterable<FormField>): Promise<void> {
    const { sendForm } = await import("./http/send-form.ts");
    // The visit's own fields are not part of the account.
    const accountFields = [...fields].filter(({ name }) => names.includes(name));
    const result = await sendForm(path, accountFields, known);
    if ("data" in result) return onDone(result.data);
    setResponse({ ...result, typed: {} });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    const fields = event.currentTarget.elements as Iterable<unknown> as Iterable<FormField>;
    const showFailure = (): void => setResponse({ message: anErrorOccurred(), errors: {}, typed: {} });
    void send(fields)
      .catch(showFailure)
      .finally(() => {
        isSending.current = false;
        setBusy(false);
      });
  }

  return {
    frame: { rejected: shown, handlers, submission: { isBusy, onSubmit } },
    field: (name: string) => ({
      ...getRejectedField(rejected, names, name),
      errors: getErrors(name),
      required: isRequired(form, name),
      defaultValue: rejected?.typed[name] ?? typed[name],
    }),
    isChecked: (name: string): boolean => (rejected?.typed[name] ?? typed[name]) === "1",
  };
}
