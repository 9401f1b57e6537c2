import { useMemo } from "react";
import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { m } from "#messages/messages.js";
import { useAccountForm } from "../../browser/use-account-form.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import type { AccountFormProps } from "./login-form.tsx";
import { PasswordField } from "./password-field.tsx";

interface ResetFormProps extends AccountFormProps {
  /** The parameters of the emailed link. */
  link: { token: string; email: string };
  onReset(): void;
}

/** Sets a new password for the account of the emailed link. */
export function ResetForm({ action, rejected, link: { token, email }, onReset }: ResetFormProps) {
  const known = useMemo(() => ({ token, email }), [token, email]);
  const { frame, field } = useAccountForm({
    path: "/api/reset-password",
    form: ACCOUNT_FORMS.reset,
    known,
    rejected,
    onDone: onReset,
  });
  const linkErrors = frame.rejected?.errors.token ?? frame.rejected?.errors.email;
  return (
    <FormFrame action={action} submitLabel={m.reset_send()} {...frame}>
      {linkErrors && <p className="font-semibold text-signal">{linkErrors.join(" ")}</p>}
      {/* Tells a password manager which account this is. */}
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...field("password")}
        label={m.field_new_password()}
        hint={m.field_password_hint()}
        autoComplete="new-password"
      />
      <PasswordField {...field("password_confirmation")} label={m.field_password_again()} autoComplete="new-password" />
    </FormFrame>
  );
}
