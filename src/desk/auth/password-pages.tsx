import { m } from "#messages/messages.js";
import { AuthField, AuthForm, AuthPage, type Rejected } from "./auth-form.tsx";

interface LinkProps {
  token: string;
  rejected?: Rejected | undefined;
}

export function InvitationPage({ token, rejected }: LinkProps) {
  return (
    <AuthPage title={m.desk_invitation_title()} lead={m.desk_invitation_lead()} rejected={rejected}>
      <AuthForm action="/desk/invitation" submit={m.save_password()}>
        <input type="hidden" name="token" value={token} />
        <NewPasswordField name="password" rejected={rejected} />
      </AuthForm>
    </AuthPage>
  );
}

/** The page that creates the first head office account. */
export function FirstAdminPage({ token, rejected }: LinkProps) {
  return (
    <AuthPage title={m.desk_first_admin_title()} lead={m.desk_first_admin_lead()} rejected={rejected}>
      <AuthForm action="/desk/opening" submit={m.desk_first_admin_action()}>
        <input type="hidden" name="token" value={token} />
        <AuthField name="name" label={m.field_name()} autoComplete="name" rejected={rejected} />
        <AuthField name="email" type="email" label={m.field_email()} autoComplete="username" rejected={rejected} />
        <NewPasswordField name="password" rejected={rejected} />
      </AuthForm>
    </AuthPage>
  );
}

export function ForgotPage({ rejected, isSent }: { rejected?: Rejected | undefined; isSent?: boolean }) {
  if (isSent) return <AuthPage title={m.forgot_password()} lead={m.forgot_sent_text()} />;
  return (
    <AuthPage title={m.forgot_password()} lead={m.forgot_lead()} rejected={rejected}>
      <AuthForm action="/desk/forgot-password" submit={m.forgot_send()}>
        <AuthField name="email" type="email" label={m.field_email()} autoComplete="username" rejected={rejected} />
      </AuthForm>
    </AuthPage>
  );
}

/** The page behind the password-reset link of an email. */
export function NewPasswordPage({ token, email, rejected }: LinkProps & { email: string }) {
  return (
    <AuthPage title={m.choose_new_password()} rejected={rejected}>
      <AuthForm action="/desk/new-password" submit={m.save_password()}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        <NewPasswordField name="password" rejected={rejected} />
      </AuthForm>
    </AuthPage>
  );
}

function NewPasswordField({ name, rejected }: { name: string; rejected: Rejected | undefined }) {
  return (
    <AuthField
      name={name}
      type="password"
      label={m.field_new_password()}
      hint={m.field_password_hint()}
      autoComplete="new-password"
      rejected={rejected}
    />
  );
}
