import { ACCOUNT_FORMS } from "#domain/accounts/account-forms.ts";
import { m } from "#messages/messages.js";
import { Checkbox, Field } from "../forms/field.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { PrivacyCheck } from "../forms/privacy-check.tsx";
import { createAccountFields } from "./account-fields.ts";
import type { AccountFormProps } from "./login-form.tsx";
import { NameFields } from "./name-fields.tsx";
import { PasswordField } from "./password-field.tsx";
import { PhoneFields } from "./phone-fields.tsx";

interface RegistrationFormProps extends AccountFormProps {
  /** The button's label. */
  submitLabel?: string | undefined;
  /** The page to open after registration. A form in a dialog stays on its page. */
  next?: string;
}

export function RegistrationForm({ action, rejected, typed, submitLabel, next }: RegistrationFormProps) {
  const { names, field, isChecked } = createAccountFields(ACCOUNT_FORMS.registration, rejected, typed);
  return (
    <FormFrame
      action={action}
      rejected={rejected}
      submitLabel={submitLabel || m.register_send()}
      challenge="register"
      send={{ path: "/api/register", fields: [...names, "challenge"] }}
      {...(next !== undefined && { next })}
    >
      <NameFields getField={field} />
      <Field {...field("email")} type="email" label={m.field_email()} autoComplete="email" />
      <PhoneFields getFieldState={field} />
      <PasswordField
        {...field("password")}
        label={m.field_password()}
        hint={m.field_password_hint()}
        autoComplete="new-password"
      />
      <PrivacyCheck {...field("privacy_terms")} defaultChecked={isChecked("privacy_terms")} />
      <Checkbox {...field("sms_opt_in")} defaultChecked={isChecked("sms_opt_in")}>
        {m.consent_sms()} <span className="text-ink-soft">{m.field_optional()}</span>
      </Checkbox>
    </FormFrame>
  );
}
