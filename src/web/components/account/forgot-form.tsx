import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { checkYourEmail } from "#editions/contract-messages.ts";
import { m } from "#messages/messages.js";
import { Field } from "../forms/field.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { createAccountFields } from "./account-fields.ts";
import type { AccountFormProps } from "./login-form.tsx";
import { Notice } from "./notice.tsx";

const PATH = "/api/forgot-password";

interface ForgotFormProps extends AccountFormProps {
  /** Whether the form is in the dialog, which stays open and shows `LinkSent`. */
  isInDialog?: boolean;
}

/** Requests a password-reset email. The response is the same whether or not the account exists. */
export function ForgotForm({ action, rejected, typed, isInDialog = false }: ForgotFormProps) {
  const { names, field } = createAccountFields(ACCOUNT_FORMS.forgot, rejected, typed);
  const call = { path: PATH, fields: names };
  return (
    <FormFrame
      action={action}
      rejected={rejected}
      submitLabel={m.forgot_send()}
      {...(isInDialog ? { send: call } : { check: call })}
    >
      <Field {...field("email")} type="email" label={m.field_email()} autoComplete="email" />
    </FormFrame>
  );
}

/** Shown after a reset link was requested. */
export function LinkSent() {
  return (
    <>
      <Notice>{checkYourEmail()}</Notice>
      <p className="mt-3 text-ink-soft">{m.forgot_sent_text()}</p>
    </>
  );
}
