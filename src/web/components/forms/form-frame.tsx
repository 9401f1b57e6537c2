import { type ComponentProps, type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { useChallenge } from "../../browser/challenge/use-challenge.ts";
import { useFocusFirstError } from "../../browser/use-focus-first-error.ts";
import { TrackingField } from "./tracking-field.tsx";

/** A rejected form: its message, field errors and everything that was typed. */
export interface Rejected {
  message: string;
  errors: FieldErrors;
  typed: Record<string, string>;
}

/** Replaces the router's submit with a call to the API. */
export interface FormSubmission extends Required<Pick<ComponentProps<"form">, "onSubmit">> {
  isBusy: boolean;
}

interface FormFrameProps {
  /** The page's own path, where the form posts without script. */
  action: string;
  rejected: Rejected | undefined;
  /** The button's label. */
  submitLabel: string;
  /** The form's purpose, if it has a bot challenge. The answer is sent as `challenge`. */
  challenge?: "enquiry" | "review" | "register";
  /** Handlers for typing into a field and leaving it. */
  handlers?: Pick<ComponentProps<"form">, "onInput" | "onBlur">;
  /** For a form with a file. */
  encType?: "multipart/form-data";
  /** Links beside the button. */
  besideButton?: ReactNode;
  /** Sends the form instead of the router. */
  submission?: FormSubmission;
  children: ReactNode;
}

/** A form that works without script, keeps what was typed, and focuses the first error. */
export function FormFrame(props: FormFrameProps) {
  const { action, rejected, submitLabel, challenge, handlers, besideButton, submission, encType, children } = props;
  const { field, start: startChallenge, onSubmit, isWaiting } = useChallenge(challenge, rejected);
  const isSubmitting = useNavigation().formAction === action;
  const isBusy = isSubmitting || isWaiting || submission?.isBusy;
  const form = useRef<HTMLFormElement>(null);

  useFocusFirstError(form, rejected);

  return (
    <Form
      method="post"
      action={action}
      encType={encType}
      noValidate
      ref={form}
      className="space-y-5"
      preventScrollReset
      onFocus={startChallenge}
      onSubmit={submission?.onSubmit ?? onSubmit}
      {...handlers}
    >
      {rejected && (
        <p
          role="alert"
          tabIndex={-1}
          className="scroll-mt-28 rounded-sm border-l-4 border-signal bg-signal-wash px-4 py-3 font-semibold"
        >
          {rejected.message}
        </p>
      )}
      {children}
      {/* Uncontrolled, because React would restore its own value on the next render. */}
      {challenge && <input type="hidden" name="challenge" autoComplete="off" ref={field} />}
      <HoneypotField />
      <TrackingField />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button w-full sm:w-auto" aria-disabled={isBusy || undefined}>
          {isBusy ? m.inquiry_sending() : submitLabel}
        </button>
        {besideButton}
      </div>
    </Form>
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

/**
 * The props of a field from a rejected form: its typed value, its errors, and the focus if it is the first with errors.
 */
export function getRejectedField(rejected: Rejected | undefined, names: readonly string[], name: string) {
  return {
    name,
    errors: rejected?.errors[name],
    autoFocus: names.find((other) => rejected?.errors[other]) === name,
  };
}
