import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PasskeyAnswer } from "./passkey-answer.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** The dialog's step after the password, loaded only for accounts with a second factor. */
export default function SecondFactorStep({ next }: { next: string | undefined }) {
  return (
    <>
      <p>{m.factor_code_lead()}</p>
      <SecondFactorForm action={getPagePath("signInCode")} next={next} passkey={<PasskeyAnswer isKnown={false} />} />
    </>
  );
}
