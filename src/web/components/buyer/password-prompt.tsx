import { m } from "#messages/messages.js";
import { PasswordField } from "../account/password-field.tsx";
import { FieldIdPrefix } from "../forms/field.tsx";
import { getRejectedField, type Rejected } from "../forms/form-frame.tsx";

/** Asks for the password again before a sensitive change. */
export function PasswordPrompt({ scope, rejected }: { scope: string; rejected: Rejected | undefined }) {
  return (
    <FieldIdPrefix value={scope}>
      <PasswordField
        {...getRejectedField(rejected, ["email", "password"], "password")}
        label={m.profile_your_password()}
        autoComplete="current-password"
        required
      />
    </FieldIdPrefix>
  );
}
