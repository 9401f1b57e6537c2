import { formatPersonName } from "#editions/person-name.ts";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { usePageInfo } from "../../page-info.ts";
import { EmailCode } from "../account/email-code.tsx";
import { Checkbox, Field } from "../forms/field.tsx";
import { NdaText } from "./nda-text.tsx";
import { PrintText } from "./print-text.tsx";

export type NdaStep = "consent" | "sign" | "verify";

interface NdaStepFieldsProps {
  post: string;
  text: string;
  step: NdaStep;
  errors: FieldErrors | undefined;
  /** The signed-in buyer. */
  user: { first_name: string; last_name: string; email: string } | null;
  onResend(onDone: () => void): void;
}

/**
 * The fields of one step of signing an NDA: reading and accepting it, the signature below that, or the emailed code.
 */
export function NdaStepFields({ post, text, step, errors, user, onResend }: NdaStepFieldsProps) {
  const { name_order } = usePageInfo();
  if (step === "verify") return <EmailCode email={user?.email ?? ""} errors={errors?.code} onResend={onResend} />;
  return (
    <>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        aria-label={m.nda_text()}
        className="max-h-[36dvh] overflow-y-auto rounded-sm border border-rule bg-paper p-4 text-base"
      >
        <NdaText text={text} heading="h3" />
      </section>
      <PrintText post={post} />
      <Checkbox name="consent" errors={errors?.consent} defaultChecked={step === "sign"} required>
        {m.nda_consent()}
      </Checkbox>
      {step === "sign" && (
        <>
          {user && <p>{m.nda_signing_as({ name: formatPersonName(name_order, user), email: user.email })}</p>}
          <Field
            name="signature"
            label={m.nda_signature()}
            hint={m.nda_signature_hint()}
            errors={errors?.signature}
            autoComplete="name"
            required
          />
          <p className="text-ink-soft">{m.nda_sign_means()}</p>
        </>
      )}
    </>
  );
}
