import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { FieldErrors } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { openDialog } from "../../browser/dialogs.ts";
import {
  consentToNda,
  type Outcome,
  readNda,
  resendEmailCode,
  type ShownNda,
  signNda,
  verifyEmail,
} from "../../browser/nda-calls.ts";
import { useUserInfo } from "../../browser/user-info/use-user-info.ts";
import { clearVisitor } from "../../browser/user-info/user-info.ts";
import { getPagePath } from "../../site-map.ts";
import { FieldIdPrefix } from "../forms/field.tsx";
import { useLocalizeHref } from "../site/page-link.tsx";
import { type NdaStep, NdaStepFields } from "./nda-step-fields.tsx";

interface NdaDialogProps {
  post: string;
  name: string;
  onClose(isSigned: boolean): void;
}

/**
 * Shows, accepts and signs an NDA in one dialog. If the session has ended, the sign-in dialog opens on top; signing
 * then continues where it was.
 */
export default function NdaDialog({ post, name, onClose }: NdaDialogProps) {
  const [nda, setNda] = useState<ShownNda | null>(null);
  const [step, setStep] = useState<NdaStep>("consent");
  const [rejected, setRejected] = useState<{ message: string; errors: FieldErrors } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const isSigned = useRef(false);
  /** The typed signature, sent again after the email address is verified. */
  const signature = useRef("");
  const title = useId();
  const user = useUserInfo();

  useEffect(() => {
    dialog.current?.showModal();
    void callWithSession(() => readNda(post)).then((outcome) => {
      if (!outcome) return dialog.current?.close();
      if (!("data" in outcome)) return setRejected(outcome);
      if (!outcome.data.signed) return setNda(outcome.data);
      isSigned.current = true;
      dialog.current?.close();
    });
  }, [post]);
  const isVerifying = step === "verify";
  useEffect(() => {
    if (nda) dialog.current?.querySelector<HTMLElement>("[data-step] input")?.focus({ preventScroll: !isVerifying });
  }, [nda, isVerifying]);
  useEffect(() => {
    // The signature appears below the consent, which keeps the focus.
    if (step === "sign") dialog.current?.scrollTo(0, dialog.current.scrollHeight);
  }, [step]);

  const send = async (call: () => Promise<Outcome<unknown>>, onDone: () => void): Promise<void> => {
    setBusy(true);
    const outcome = await callWithSession(call);
    setBusy(false);
    if (!outcome) return;
    if (!("data" in outcome) && outcome.code !== EMAIL_UNVERIFIED) return setRejected(outcome);
    setRejected(null);
    if ("data" in outcome) onDone();
    else setStep("verify");
  };
  const sign = (): Promise<void> =>
    send(
      () => signNda(post, signature.current, nda?.template_version ?? ""),
      () => {
        isSigned.current = true;
        dialog.current?.close();
      },
    );
  // Consenting again is recorded only once.
  const consent = (): Promise<void> =>
    send(
      () => consentToNda(post),
      () => setStep("sign"),
    );
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>): void => {
    const { name, value, checked } = target as HTMLInputElement;
    if (name === "code" && COMPLETE_CODE.test(value)) currentTarget.requestSubmit();
    if (name !== "consent") return;
    setRejected(null);
    if (checked) void consent();
    else setStep("consent");
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy || !nda) return;
    const fields = new FormData(event.currentTarget);
    if (step === "verify") void send(() => verifyEmail(String(fields.get("code") ?? "")), sign);
    else if (!fields.get("consent")) setRejected({ message: "", errors: { consent: [m.nda_consent_required()] } });
    else if (step === "consent") void consent();
    else {
      signature.current = String(fields.get("signature") ?? "");
      void sign();
    }
  };

  const localizeHref = useLocalizeHref();
  return (
    <dialog ref={dialog} aria-labelledby={title} className="dialog" onClose={() => onClose(isSigned.current)}>
      <div className="flex items-start justify-between gap-4">
        <h2 id={title} className="text-2xl sm:text-3xl">
          {m.nda_title()}
        </h2>
        <button
          type="button"
          className="button button-quiet min-w-11 border-transparent px-2"
          aria-label={m.close()}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" className="fill-none stroke-current" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <p className="mt-2 text-ink-soft">{m.nda_about({ name })}</p>
      {rejected?.message && (
        <p role="alert" className="form-alert mt-4">
          {rejected.message}
        </p>
      )}
      {nda && (
        <form
          action={localizeHref(getPagePath("nda", post))}
          method="post"
          noValidate
          onSubmit={onSubmit}
          onChange={onChange}
          className="mt-4 space-y-4"
          data-step={step}
        >
          <FieldIdPrefix value="nda-">
            <NdaStepFields
              post={post}
              text={nda.text}
              step={step}
              errors={rejected?.errors}
              user={user}
              onResend={(onDone) => void send(resendEmailCode, onDone)}
            />
          </FieldIdPrefix>
          <button type="submit" className="button w-full" aria-disabled={isBusy || undefined}>
            {isBusy ? m.inquiry_sending() : SEND_LABELS[step]()}
          </button>
        </form>
      )}
      {!nda && !rejected && <p className="mt-4">{m.nda_loading()}</p>}
    </dialog>
  );
}

/** Six digits, also with spaces. */
const COMPLETE_CODE = /^\D*(\d\D*){6}$/;

const EMAIL_UNVERIFIED = "email_unverified";

const SEND_LABELS = { consent: m.nda_continue, verify: m.email_code_confirm, sign: m.nda_sign };

/** Makes a call, signing in again if the session has ended. Returns null if the visitor does not sign in. */
async function callWithSession<T>(call: () => Promise<Outcome<T>>): Promise<Exclude<Outcome<T>, "signed-out"> | null> {
  for (;;) {
    const outcome = await call();
    if (outcome !== "signed-out") return outcome as Exclude<Outcome<T>, "signed-out">;
    clearVisitor();
    if (!(await openDialog({ kind: "login" }))) return null;
  }
}
