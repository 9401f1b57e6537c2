import { m } from "#messages/messages.js";
import { AuthField, AuthForm, AuthPage, type Rejected } from "./auth-form.tsx";

interface CodePageProps {
  rejected?: Rejected | undefined;
}

/** The page that asks for a code after the password, or for a passkey if `passkey` has the options for the browser. */
export function CodePage({ rejected, passkey }: CodePageProps & { passkey: object | null }) {
  return (
    <AuthPage title={m.factor_code_title()} lead={m.factor_code_lead()} rejected={rejected}>
      <AuthForm action="/desk/second-factor" submit={m.desk_sign_in_action()}>
        <AuthField name="code" label={m.factor_code()} autoComplete="one-time-code" rejected={rejected} autoFocus />
      </AuthForm>
      {passkey && (
        <form method="post" action="/desk/passkey" className="mt-6" hidden data-passkey={JSON.stringify(passkey)}>
          <input type="hidden" name="passkey" />
          <p role="alert" hidden data-failed className="mb-3 font-semibold text-signal">
            {m.passkey_canceled()}
          </p>
          <button type="submit" className="button button-quiet">
            {m.passkey_use()}
          </button>
        </form>
      )}
      <p className="mt-6 text-ink-soft">{m.desk_code_lost()}</p>
    </AuthPage>
  );
}

interface SetUpProps extends CodePageProps {
  secret: string;
  /** The QR code of the secret's `otpauth:` URL, as SVG that this server generates. */
  qrCode: string;
}

/** Sets up a second factor: the QR code, the secret as text, and a first code that proves it works. */
export function SetUpPage({ secret, qrCode, rejected }: SetUpProps) {
  return (
    <AuthPage title={m.desk_set_up_title()} lead={m.desk_set_up_lead()} rejected={rejected}>
      <div className="mt-6 grid items-center gap-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <div
          role="img"
          aria-label={m.factor_qr_code()}
          className="w-52 border border-rule bg-white p-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: generated on this server from our own secret; it contains only paths.
          dangerouslySetInnerHTML={{ __html: qrCode }}
        />
        <p>
          {m.factor_manual_key()}
          <br />
          <code className="text-lg break-all">{secret.replace(/(.{4})/g, "$1 ").trim()}</code>
        </p>
      </div>
      <AuthForm action="/desk/set-up" submit={m.desk_set_up_action()}>
        <AuthField
          name="code"
          label={m.factor_code()}
          autoComplete="one-time-code"
          inputMode="numeric"
          rejected={rejected}
        />
      </AuthForm>
    </AuthPage>
  );
}

/** Shows the recovery codes. They are shown only once. */
export function RecoveryCodesPage({ codes, next }: { codes: readonly string[]; next: string }) {
  return (
    <AuthPage title={m.recovery_codes_title()} lead={m.recovery_codes_lead()}>
      <ul className="my-6 grid gap-2 border border-rule bg-sheet p-5 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a href={next} className="button">
        {m.desk_recovery_saved()}
      </a>
    </AuthPage>
  );
}
