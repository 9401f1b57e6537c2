import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { Field } from "../forms/field.tsx";

interface FactorCodeFieldProps extends Pick<ComponentProps<typeof Field>, "errors" | "autoFocus" | "defaultValue"> {
  /** `first_code` while setting up an app. */
  name?: string;
}

/** The code of an authenticator app, or a recovery code, which has letters. */
export function FactorCodeField({ name = "factor_code", ...props }: FactorCodeFieldProps) {
  return (
    <Field
      {...props}
      name={name}
      label={m.factor_code()}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={60}
      required
    />
  );
}
