import { useState } from "react";
import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { checkYourEmail } from "#editions/contract-messages.ts";
import { m } from "#messages/messages.js";
import { useAccountForm } from "../../browser/use-account-form.ts";
import { Field } from "../forms/field.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import type { AccountFormProps } from "./login-form.tsx";
import { Notice } from "./notice.tsx";

/** Requests a password-reset email. The response is the same whether or not the account exists. */
export function ForgotForm({ action, rejected, typed }: AccountFormProps) {
  const [isSent, setSent] = useState(false);
  const { frame, field } = useAccountForm({
    path: "/api/forgot-password",
    form: ACCOUNT_FORMS.forgot,
    rejected,
    ...(typed && { typed }),
    onDone: () => setSent(true),
  });
  if (isSent) return <LinkSent />;
  return (
    <FormFrame action={action} submitLabel={m.forgot_send()} {...frame}>
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
