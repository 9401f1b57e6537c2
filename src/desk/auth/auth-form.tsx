import type { InputHTMLAttributes, ReactNode } from "react";
import type { FieldErrors } from "#lib/errors.ts";

/** A rejected form: its message and errors, and what was typed except passwords. */
export interface Rejected {
  message: string;
  errors: FieldErrors;
  typed: Record<string, string>;
}

interface AuthPageProps {
  title: string;
  lead?: string;
  rejected?: Rejected | null | undefined;
  children?: ReactNode;
}

/** The layout of a sign-in page: heading, problem and form. */
export function AuthPage({ title, lead, rejected, children }: AuthPageProps) {
  return (
    <div className="max-w-xl">
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
      {rejected && (
        <p role="alert" className="mt-4 border-l-4 border-signal bg-signal-wash px-4 py-3 font-semibold">
          {rejected.message}
        </p>
      )}
      {children}
    </div>
  );
}

interface AuthFormProps {
  action: string;
  submit: string;
  children: ReactNode;
}

export function AuthForm({ action, submit, children }: AuthFormProps) {
  return (
    <form method="post" action={action} className="mt-6">
      {children}
      <button type="submit" className="button">
        {submit}
      </button>
    </form>
  );
}

interface AuthFieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "autoComplete" | "inputMode" | "autoFocus"> {
  name: string;
  label: string;
  hint?: string;
  rejected: Rejected | null | undefined;
}

/** A field that shows the submitted value again, unless it is a password. */
export function AuthField({ name, label, hint, rejected, type = "text", autoFocus, ...input }: AuthFieldProps) {
  const errors = rejected?.errors[name];
  const descriptionIds = [hint && `${name}-hint`, errors && `${name}-error`].filter(Boolean).join(" ");
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
        defaultValue={type === "password" ? undefined : rejected?.typed[name]}
        aria-required
        aria-invalid={errors ? true : undefined}
        aria-describedby={descriptionIds || undefined}
        // biome-ignore lint/a11y/noAutofocus: the page's only field, or the first invalid one.
        autoFocus={autoFocus || (errors !== undefined && Object.keys(rejected?.errors ?? {})[0] === name)}
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
