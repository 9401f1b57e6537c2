import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { m } from "#messages/messages.js";
import { useAccountForm } from "../../browser/use-account-form.ts";
import type { SignInResponse } from "../../browser/user-info/session.ts";
import { Field } from "../forms/field.tsx";
import { FormFrame, type Rejected } from "../forms/form-frame.tsx";
import { PasswordField } from "./password-field.tsx";

export interface AccountFormProps {
  /** The page's own URL, where the form posts without script. */
  action: string;
  rejected?: Rejected | undefined;
  /** Values typed earlier in a dialog that was closed. */
  typed?: Record<string, string>;
}

interface LoginFormProps extends AccountFormProps {
  onSignedIn(answer: SignInResponse): void;
}

export function LoginForm({ action, rejected, typed, onSignedIn }: LoginFormProps) {
  const { frame, field } = useAccountForm({
    path: "/api/login",
    form: ACCOUNT_FORMS.login,
    rejected,
    ...(typed && { typed }),
    onDone: (data) => onSignedIn(data as SignInResponse),
  });
  return (
    <FormFrame action={action} submitLabel={m.account_sign_in()} {...frame}>
      <Field {...field("email")} type="email" label={m.field_email()} autoComplete="email" />
      <PasswordField {...field("password")} label={m.field_password()} autoComplete="current-password" />
    </FormFrame>
  );
}
