import { m } from "#messages/messages.js";
import { Field } from "../forms/field.tsx";

interface CodeFieldProps {
  errors: string[] | undefined;
  autoFocus?: boolean;
  hint?: string;
}

/** The six-digit code that was emailed to verify an address. */
export function CodeField(props: CodeFieldProps) {
  return (
    <Field
      {...props}
      name="code"
      label={m.email_code()}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
    />
  );
}
