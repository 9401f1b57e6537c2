import { type FormEvent, useRef, useState } from "react";
import { anErrorOccurred } from "#editions/catalogue.ts";
import { type Rejected, rejectedField } from "../components/forms/form-frame.tsx";
import type { FormField } from "./http/ask-beforehand.ts";
import { useLiveErrors } from "./use-live-errors.ts";

interface AccountForm {
  /** The API path that receives the form. */
  path: string;
  /** The form's field names, top to bottom. */
  names: readonly string[];
  /** Values that the page already knows. */
  known?: Record<string, unknown>;
  /** The server's response to a rejected form, if it was sent without script. */
  rejected: Rejected | undefined;
  /** Values typed earlier in a dialog that was closed. */
  typed?: Record<string, string>;
  onDone(data: unknown): void;
}

const NOTHING = {};

/** A form that is sent to the API with script, so that the response can be stored, and to its page without. */
export function useAccountForm({ path, names, known = NOTHING, rejected, typed = NOTHING, onDone }: AccountForm) {
  const [answer, setAnswer] = useState<Rejected>();
  const [busy, setBusy] = useState(false);
  const isOnItsWay = useRef(false);
  const shown = answer ?? rejected;
  const { errorsOf, handlers } = useLiveErrors(path, known, shown?.errors);

  async function send(fields: Iterable<FormField>): Promise<void> {
    const { sendForm } = await import("./http/send-form.ts");
    // The visit's own fields are not part of the account.
    const own = [...fields].filter(({ name }) => names.includes(name));
    const sent = await sendForm(path, own, known);
    if ("data" in sent) return onDone(sent.data);
    setAnswer({ ...sent, typed: {} });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setBusy(true);
    const fields = event.currentTarget.elements as Iterable<unknown> as Iterable<FormField>;
    const failed = (): void => setAnswer({ message: anErrorOccurred(), errors: {}, typed: {} });
    void send(fields)
      .catch(failed)
      .finally(() => {
        isOnItsWay.current = false;
        setBusy(false);
      });
  }

  return {
    frame: { rejected: shown, handlers, sending: { busy, onSubmit } },
    field: (name: string) => ({
      ...rejectedField(rejected, names, name),
      errors: errorsOf(name),
      defaultValue: rejected?.typed[name] ?? typed[name],
    }),
    isTicked: (name: string): boolean => (rejected?.typed[name] ?? typed[name]) === "1",
  };
}
