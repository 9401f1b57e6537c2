import type { ReactNode } from "react";
import { anErrorOccurred } from "#editions/contract-messages.ts";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { PageForm } from "./page-form.tsx";

/** A rejected form: its message, field errors and everything that was typed. */
export interface Rejected {
  message: string;
  errors: FieldErrors;
  typed: Record<string, string>;
}

/** The API operation that checks or receives a form's fields. */
export interface FormCall {
  path: string;
  method?: "put";
  /** Data that the page adds to the fields. */
  known?: Record<string, unknown>;
  /** The fields to send; all of them by default. */
  fields?: readonly string[];
}

interface FormFrameProps {
  /** The page's own path, where the form posts without script. */
  action: string;
  rejected: Rejected | undefined;
  submitLabel: string;
  /** The form's purpose, if it has a bot challenge. The answer is sent as `challenge`. */
  challenge?: "enquiry" | "review" | "register" | "login";
  /** The operation that checks each field when the visitor leaves it. */
  check?: FormCall;
  /** The operation that the script sends the form to, and that checks its fields. */
  send?: FormCall;
  /** The page to open after `send`. Without it, the parent component listens for `form-sent`. */
  next?: string;
  /** The message if the server can't be reached or fails. */
  failure?: string;
  /** Whether the form ends the session. The browser then deletes what it has stored about the visitor. */
  endsSession?: boolean;
  /** For a form with a file. */
  encType?: "multipart/form-data";
  /** Links beside the button. */
  besideButton?: ReactNode;
  children: ReactNode;
}

/** A form that works without script, keeps what was typed, and focuses the first error (`enhance/forms/`). */
export function FormFrame(props: FormFrameProps) {
  const {
    action,
    rejected,
    submitLabel,
    challenge,
    check,
    send,
    next,
    failure,
    endsSession,
    besideButton,
    encType,
    children,
  } = props;
  return (
    <PageForm
      method="post"
      action={action}
      encType={encType}
      noValidate
      className="space-y-5"
      data-challenge={challenge}
      data-check={toJson(check ?? send)}
      data-send={toJson(send)}
      data-next={next}
      data-failure={failure ?? anErrorOccurred()}
      data-ends-session={endsSession}
    >
      {rejected && <FormAlert>{rejected.message}</FormAlert>}
      {children}
      {challenge && <input type="hidden" name="challenge" autoComplete="off" />}
      <HoneypotField />
      <input type="hidden" name="tracking" />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button w-full sm:w-auto" data-busy={m.inquiry_sending()}>
          {submitLabel}
        </button>
        {besideButton}
      </div>
    </PageForm>
  );
}

const toJson = (call: FormCall | undefined): string | undefined => call && JSON.stringify(call);

/** Says why a form was rejected. It gets the focus if no field has an error. */
export function FormAlert({ children }: { children: string }) {
  return (
    <p role="alert" tabIndex={-1} className="form-alert">
      {children}
    </p>
  );
}

/** A honeypot: people don't see the field, and bots fill it in. */
function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {m.field_honeypot()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** Returns the props of a field from a rejected form: its errors, and the focus if it is the first with errors. */
export function getRejectedField(rejected: Rejected | undefined, names: readonly string[], name: string) {
  return {
    name,
    errors: rejected?.errors[name],
    autoFocus: names.find((other) => rejected?.errors[other]) === name,
  };
}
