import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { m } from "#messages/messages.js";
import { Field } from "../forms/field.tsx";
import { FormFrame, type Rejected } from "../forms/form-frame.tsx";
import { createAccountFields } from "./account-fields.ts";
import { PasswordField } from "./password-field.tsx";

export interface AccountFormProps {
  /** The page's own URL, where the form posts without script. */
  action: string;
  rejected?: Rejected | undefined;
  /** Values typed earlier in a dialog that was closed. */
  typed?: Record<string, string>;
}

interface LoginFormProps extends AccountFormProps {
  /** The page to open after signing in; this page if omitted. */
  next?: string | undefined;
}

export function LoginForm({ action, rejected, typed, next }: LoginFormProps) {
  const { names, field } = createAccountFields(ACCOUNT_FORMS.login, rejected, typed);
  return (
    <FormFrame
      action={action}
      rejected={rejected}
      submitLabel={m.sign_in()}
      challenge="login"
      send={{ path: "/api/login", fields: names }}
      {...(next !== undefined && { next })}
    >
      <Field {...field("email")} type="email" label={m.field_email()} autoComplete="email" />
      <PasswordField {...field("password")} label={m.field_password()} autoComplete="current-password" />
    </FormFrame>
  );
}
