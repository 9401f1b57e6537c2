import { type ComponentProps, type ReactNode, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { useChallenge } from "../../browser/challenge/use-challenge.ts";
import { useFirstWrong } from "../../browser/use-first-wrong.ts";
import { TrackingField } from "./tracking-field.tsx";

/** What a refused form comes back with: why, and everything that was typed. */
export interface Rejected {
  message: string;
  errors: FieldErrors;
  typed: Record<string, string>;
}

/** A form on its way to the API. */
export interface Sending extends Required<Pick<ComponentProps<"form">, "onSubmit">> {
  busy: boolean;
}

interface FormFrameProps {
  /** The page's own path: without script the form posts to where it stands. */
  action: string;
  rejected: Rejected | undefined;
  /** What the button says. */
  send: string;
  /** What the form is for, where a challenge tells people from programs: its answer is sent as `challenge`. */
  challenge?: "enquiry" | "review" | "register";
  /** What hears of fields that are typed into and left. */
  handlers?: Pick<ComponentProps<"form">, "onInput" | "onBlur">;
  /** Of a form with a file. */
  encType?: "multipart/form-data";
  /** Other ways on, beside the button. */
  beside?: ReactNode;
  /** What sends the form instead of the router. */
  sending?: Sending;
  children: ReactNode;
}

/** A form that works without script, loses nothing that was typed and puts the focus where something is wrong. */
export function FormFrame(props: FormFrameProps) {
  const { action, rejected, send, challenge, handlers, beside, sending, encType, children } = props;
  const { field, begin, onSubmit, waiting } = useChallenge(challenge, rejected);
  const isUnderWay = useNavigation().formAction === action;
  const busy = isUnderWay || waiting || sending?.busy;
  const form = useRef<HTMLFormElement>(null);

  useFirstWrong(form, rejected);

  return (
    <Form
      method="post"
      action={action}
      encType={encType}
      noValidate
      ref={form}
      className="space-y-5"
      preventScrollReset
      onFocus={begin}
      onSubmit={sending?.onSubmit ?? onSubmit}
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
      {/* Without a value of React's, which would put back what it knows when it draws again. */}
      {challenge && <input type="hidden" name="challenge" autoComplete="off" ref={field} />}
      <TrapField />
      <TrackingField />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button w-full sm:w-auto" aria-disabled={busy || undefined}>
          {busy ? m.enquiry_sending() : send}
        </button>
        {beside}
      </div>
    </Form>
  );
}

/** A field that no person sees and only a program fills in. */
function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {m.field_trap()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}

/** What a field has of a refused form: what was typed, what is wrong, and the focus where it is the first that is wrong. */
export function rejectedField(rejected: Rejected | undefined, names: readonly string[], name: string) {
  return {
    name,
    errors: rejected?.errors[name],
    autoFocus: names.find((each) => rejected?.errors[each]) === name,
  };
}
