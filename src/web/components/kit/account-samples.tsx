import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { AccountDialog } from "../account/account-dialog.tsx";
import { AccountEntry } from "../account/account-entry.tsx";
import { CodeField } from "../account/code-field.tsx";
import { EmailCode } from "../account/email-code.tsx";
import { FactorCodeField } from "../account/factor-code-field.tsx";
import { ForgotForm, LinkSent } from "../account/forgot-form.tsx";
import { NameFields } from "../account/name-fields.tsx";
import { PasswordField } from "../account/password-field.tsx";
import { RegistrationForm } from "../account/registration-form.tsx";
import { ResetForm } from "../account/reset-form.tsx";
import { SecondFactorForm } from "../account/second-factor-form.tsx";
import { VerifyEmailForms } from "../account/verify-email-forms.tsx";
import { PasswordPrompt } from "../buyer/password-prompt.tsx";
import { ProfileSection } from "../buyer/profile-section.tsx";
import { RecoveryCodes } from "../buyer/recovery-codes.tsx";
import { SignOutLink } from "../buyer/sign-out-link.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import type { States } from "./samples.tsx";

const EMAIL = "marisol@example.com";
const LINK = { token: "token", email: EMAIL };
const CODES = ["k7pm-2dvx", "q4tn-9hzc", "w8rb-5jys", "f3gl-6mak"];

/** A place for a dialog that covers only this part of the page. */
function DialogStage({ children }: { children: ReactNode }) {
  return <div className="relative h-[46rem] overflow-hidden border border-rule [contain:layout]">{children}</div>;
}

/** Signing in, registration and the parts of a buyer's account. `action` is the page's own path. */
export function createAccountSamples(action: string): Record<string, States> {
  const errors = [m.field_name_required()];
  const rejected: Rejected = {
    message: m.error_title(),
    errors: { email: errors, password: errors, first_name: errors, factor_code: errors, code: errors },
    typed: { email: EMAIL },
  };
  const createDialog = (kind: "login" | "registration", wasRejected?: Rejected) => (
    <DialogStage>
      <AccountDialog
        request={{ kind }}
        pathname={action}
        action={action}
        rejected={wasRejected}
        isServerRendered
        onClose={ignore}
      />
    </DialogStage>
  );
  return {
    AccountDialog: {
      "sign in": createDialog("login"),
      "rejected sign-in": createDialog("login", rejected),
      registration: createDialog("registration"),
    },
    AccountEntry: { "signed out": <AccountEntry className="w-fit" /> },
    RegistrationForm: { rejected: <RegistrationForm action={action} rejected={rejected} /> },
    ForgotForm: {
      empty: <ForgotForm action={action} />,
      rejected: <ForgotForm action={action} rejected={rejected} />,
    },
    LinkSent: { sent: <LinkSent /> },
    ResetForm: {
      empty: <ResetForm action={action} link={LINK} />,
      rejected: <ResetForm action={action} link={LINK} rejected={rejected} />,
    },
    SecondFactorForm: {
      empty: <SecondFactorForm action={action} passkey={null} />,
      rejected: <SecondFactorForm action={action} passkey={null} rejected={rejected} />,
    },
    FactorCodeField: { empty: <FactorCodeField />, error: <FactorCodeField errors={errors} /> },
    CodeField: { empty: <CodeField errors={undefined} />, error: <CodeField errors={errors} /> },
    EmailCode: { waiting: <EmailCode email={EMAIL} errors={undefined} onResend={ignore} /> },
    VerifyEmailForms: {
      sent: (
        <VerifyEmailForms action={action} lead={m.email_code_lead({ email: EMAIL })} isCodeSent rejected={undefined} />
      ),
      rejected: (
        <VerifyEmailForms
          action={action}
          lead={m.email_code_lead({ email: EMAIL })}
          isCodeSent={false}
          rejected={rejected}
        />
      ),
    },
    NameFields: {
      empty: <NameFields getField={(name) => ({ name })} />,
      error: <NameFields getField={(name) => ({ name, errors })} />,
    },
    PasswordField: {
      empty: <PasswordField name="password" label={m.field_password()} autoComplete="current-password" />,
      error: (
        <PasswordField
          name="password"
          label={m.field_password()}
          hint={m.field_password_hint()}
          errors={errors}
          autoComplete="new-password"
        />
      ),
    },
    PasswordPrompt: {
      empty: <PasswordPrompt scope="prompt-" rejected={undefined} />,
      error: <PasswordPrompt scope="rejected-prompt-" rejected={rejected} />,
    },
    ProfileSection: {
      "with a text": (
        <ProfileSection title={m.field_password()} text={m.field_password_hint()}>
          <SignOutLink className="link" />
        </ProfileSection>
      ),
    },
    SignOutLink: { default: <SignOutLink className="link" /> },
    RecoveryCodes: { new: <RecoveryCodes codes={CODES} /> },
  };
}

/** The samples aren't connected to anything. */
function ignore(): void {}
