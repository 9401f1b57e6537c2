import { m } from "#messages/messages.js";
import { FactorCodeField } from "../account/factor-code-field.tsx";
import { FormFrame, type Rejected } from "../forms/form-frame.tsx";
import { PasswordPrompt } from "./password-prompt.tsx";
import { ProfileSection } from "./profile-section.tsx";

interface AppSetupProps {
  action: string;
  offer: { secret: string; offer: string; qr_code: string };
  rejected: Rejected | undefined;
}

/** Sets up an authenticator app: its QR code, the secret as text, the first code and the password. */
export function AppSetup({ action, offer, rejected }: AppSetupProps) {
  return (
    <ProfileSection title={m.factor_app_title()} text={m.factor_app_lead()}>
      <div className="mb-6 grid items-center gap-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <div
          role="img"
          aria-label={m.factor_qr_code()}
          className="w-52 border border-rule bg-white p-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn on this server from our own secret; it contains only paths.
          dangerouslySetInnerHTML={{ __html: offer.qr_code }}
        />
        <p>
          {m.factor_manual_key()}
          <br />
          <code className="text-lg break-all">{offer.secret.replace(/(.{4})/g, "$1 ").trim()}</code>
        </p>
      </div>
      <FormFrame action={action} rejected={rejected} submitLabel={m.factor_app_add()}>
        <input type="hidden" name="offer" value={offer.offer} />
        <FactorCodeField name="first_code" errors={rejected?.errors.first_code} />
        <PasswordPrompt scope="app-" rejected={rejected} />
      </FormFrame>
    </ProfileSection>
  );
}
