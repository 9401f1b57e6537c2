import type { InputHTMLAttributes, ReactNode } from "react";
import type { FieldErrors } from "#lib/errors.ts";

/** A refused form: what was said of it, and what was typed but for passwords. */
export interface Refused {
  message: string;
  errors: FieldErrors;
  typed: Record<string, string>;
}

interface DoorPageProps {
  title: string;
  lead?: string;
  refused?: Refused | null | undefined;
  children?: ReactNode;
}

/** A page at the desk's door: what it is for, what went wrong, a form. */
export function DoorPage({ title, lead, refused, children }: DoorPageProps) {
  return (
    <div className="max-w-xl">
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
      {refused && (
        <p role="alert" className="mt-4 border-l-4 border-signal bg-signal-wash px-4 py-3 font-semibold">
          {refused.message}
        </p>
      )}
      {children}
    </div>
  );
}

interface DoorFormProps {
  action: string;
  submit: string;
  children: ReactNode;
}

export function DoorForm({ action, submit, children }: DoorFormProps) {
  return (
    <form method="post" action={action} className="mt-6">
      {children}
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  );
}

interface DoorFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "autoFocus"> {
  name: string;
  label: string;
  hint?: string;
  refused: Refused | null | undefined;
}

/** A field that keeps what was typed, unless it was a password. */
export function DoorField({ name, label, hint, refused, type = "text", autoFocus, ...input }: DoorFieldProps) {
  const errors = refused?.errors[name];
  const described = [hint && `${name}-hint`, errors && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className="mb-5">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-ink-soft">
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={type}
        className="input mt-1"
        defaultValue={type === "password" ? undefined : refused?.typed[name]}
        aria-required
        aria-invalid={errors ? true : undefined}
        aria-describedby={described || undefined}
        // biome-ignore lint/a11y/noAutofocus: the one field of its page, or the first wrong one.
        autoFocus={autoFocus || (errors !== undefined && Object.keys(refused?.errors ?? {})[0] === name)}
        {...input}
      />
      {errors && (
        <p id={`${name}-error`} className="mt-1 font-semibold text-signal">
          {errors.join(" ")}
        </p>
      )}
    </div>
  );
}
