import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { m } from "#messages/messages.js";
import { FormFrame } from "../forms/form-frame.tsx";
import { createAccountFields } from "./account-fields.ts";
import type { AccountFormProps } from "./login-form.tsx";
import { PasswordField } from "./password-field.tsx";

interface ResetFormProps extends AccountFormProps {
  link: { token: string; email: string };
  /** Whether the form is in the dialog, which stays open and switches to sign-in. */
  isInDialog?: boolean;
}

/** Sets a new password for the account of the emailed link. */
export function ResetForm({ action, rejected, link, isInDialog = false }: ResetFormProps) {
  const { names, field } = createAccountFields(ACCOUNT_FORMS.reset, rejected);
  const linkErrors = rejected?.errors.token ?? rejected?.errors.email;
  const call = { path: "/api/reset-password", fields: names, known: link };
  return (
    <FormFrame
      action={action}
      rejected={rejected}
      submitLabel={m.reset_send()}
      {...(isInDialog ? { send: call } : { check: call })}
    >
      {linkErrors && <p className="font-semibold text-signal">{linkErrors.join(" ")}</p>}
      {/* Identifies the account to password managers. */}
      <input type="email" autoComplete="username" defaultValue={link.email} readOnly hidden />
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
