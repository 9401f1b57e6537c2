import { useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";

const loadPasskeys = () => import("../../browser/passkeys.ts");

interface PasskeyAnswerProps {
  /** Whether the account is known to have passkeys; otherwise the button appears once the server says so. */
  isKnown: boolean;
}

/** A button in a form that takes a code. It answers with a passkey instead and sends the form. */
export function PasskeyAnswer({ isKnown }: PasskeyAnswerProps) {
  const answer = useRef<HTMLInputElement>(null);
  const [isOffered, setOffered] = useState(false);
  const [isCanceled, setCanceled] = useState(false);
  useEffect(() => {
    if (!window.PublicKeyCredential) return;
    if (isKnown) setOffered(true);
    else
      void loadPasskeys()
        .then(({ requestChallenge }) => requestChallenge())
        .then((options) => setOffered(options !== null))
        // The script may fail to load, offline or after a new release. A code still works.
        .catch(() => {});
  }, [isKnown]);
  useEffect(() => {
    const { form } = answer.current as HTMLInputElement;
    const onSubmit = ({ submitter }: SubmitEvent): void => {
      // The form's own button was pressed, so a rejected passkey answer must not be sent instead of the code.
      if (submitter && answer.current) answer.current.value = "";
    };
    form?.addEventListener("submit", onSubmit, { capture: true });
    return () => form?.removeEventListener("submit", onSubmit, { capture: true });
  }, []);

  const onClick = async (): Promise<void> => {
    setCanceled(false);
    const { requestChallenge, signWithPasskey } = await loadPasskeys();
    // A challenge is valid once and for a short time, so each attempt requests a new one.
    const options = await requestChallenge();
    const text = options && (await signWithPasskey(options));
    if (!text || !answer.current) return setCanceled(true);
    answer.current.value = text;
    answer.current.form?.requestSubmit();
  };
  return (
    <div className={isOffered ? "space-y-3" : undefined}>
      <input type="hidden" name="passkey" ref={answer} />
      {isOffered && (
        <button
          type="button"
          className="button button-quiet w-full sm:w-auto"
          onClick={() => void onClick().catch(() => setCanceled(true))}
        >
          {m.passkey_use()}
        </button>
      )}
      <p role="status" className={isCanceled ? "font-semibold text-signal" : "sr-only"}>
        {isCanceled && m.passkey_canceled()}
      </p>
    </div>
  );
}
