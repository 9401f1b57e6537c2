import { m } from "#messages/messages.js";
import { DoorField, DoorForm, DoorPage, type Refused } from "./door-form.tsx";

interface LinkProps {
  token: string;
  refused?: Refused | undefined;
}

/** Somebody who was invited chooses a password. */
export function InvitationPage({ token, refused }: LinkProps) {
  return (
    <DoorPage title={m.desk_invitation_title()} lead={m.desk_invitation_lead()} refused={refused}>
      <DoorForm action="/desk/invitation" submit={m.desk_invitation_action()}>
        <input type="hidden" name="token" value={token} />
        <NewPassword name="password" refused={refused} />
      </DoorForm>
    </DoorPage>
  );
}

/** The first account of head office. */
export function OpeningPage({ token, refused }: LinkProps) {
  return (
    <DoorPage title={m.desk_opening_title()} lead={m.desk_opening_lead()} refused={refused}>
      <DoorForm action="/desk/opening" submit={m.desk_opening_action()}>
        <input type="hidden" name="token" value={token} />
        <DoorField name="name" label={m.field_name()} autoComplete="name" refused={refused} />
        <DoorField name="email" type="email" label={m.field_email()} autoComplete="username" refused={refused} />
        <NewPassword name="password" refused={refused} />
      </DoorForm>
    </DoorPage>
  );
}

export function ForgotPage({ refused, isSent }: { refused?: Refused | undefined; isSent?: boolean }) {
  if (isSent) return <DoorPage title={m.forgot_title()} lead={m.forgot_sent_text()} />;
  return (
    <DoorPage title={m.forgot_title()} lead={m.forgot_lead()} refused={refused}>
      <DoorForm action="/desk/forgot-password" submit={m.forgot_send()}>
        <DoorField name="email" type="email" label={m.field_email()} autoComplete="username" refused={refused} />
      </DoorForm>
    </DoorPage>
  );
}

/** Somebody who forgot theirs chooses another, by a mailed link. */
export function NewPasswordPage({ token, email, refused }: LinkProps & { email: string }) {
  return (
    <DoorPage title={m.desk_new_password_title()} refused={refused}>
      <DoorForm action="/desk/new-password" submit={m.desk_new_password_action()}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        <NewPassword name="password" refused={refused} />
      </DoorForm>
    </DoorPage>
  );
}

function NewPassword({ name, refused }: { name: string; refused: Refused | undefined }) {
  return (
    <DoorField
      name={name}
      type="password"
      label={m.desk_new_password()}
      hint={m.desk_password_hint()}
      autoComplete="new-password"
      refused={refused}
    />
  );
}
