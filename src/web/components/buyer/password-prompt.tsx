import { m } from "#messages/messages.js";
import { PasswordField } from "../account/password-field.tsx";
import { FieldScope } from "../forms/field.tsx";
import { type Rejected, rejectedField } from "../forms/form-frame.tsx";

/** Asks for the password again before a sensitive change. */
export function PasswordPrompt({ scope, rejected }: { scope: string; rejected: Rejected | undefined }) {
  return (
    <FieldScope value={scope}>
      <PasswordField
        {...rejectedField(rejected, ["email", "password"], "password")}
        label={m.profile_your_password()}
        autoComplete="current-password"
        required
      />
    </FieldScope>
  );
}
