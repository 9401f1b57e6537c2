import { useState } from "react";
import { m } from "#messages/messages.js";
import { CodeField } from "./code-field.tsx";

interface EmailCodeProps {
  email: string;
  errors: string[] | undefined;
  onResend(onDone: () => void): void;
}

/** Asks for the emailed code in a dialog, which sends it once it is complete. */
export function EmailCode({ email, errors, onResend }: EmailCodeProps) {
  const [isResent, setResent] = useState(false);
  return (
    <>
      <p>{m.email_code_lead({ email })}</p>
      <CodeField errors={errors} hint={m.email_code_auto()} />
      <p role="status">{isResent && m.email_code_sent()}</p>
      <button type="button" className="button button-quiet" onClick={() => onResend(() => setResent(true))}>
        {m.email_code_resend()}
      </button>
    </>
  );
}
