import type { ComponentProps } from "react";
import { m } from "#messages/messages.js";
import { Field } from "../forms/field.tsx";

type FactorCodeFieldProps = Pick<ComponentProps<typeof Field>, "errors" | "autoFocus" | "defaultValue">;

/** The code of an authenticator app, or a recovery code, which has letters. */
export function FactorCodeField(props: FactorCodeFieldProps) {
  return (
    <Field
      {...props}
      name="factor_code"
      label={m.factor_code()}
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={60}
      required
    />
  );
}
