import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";

/** The form is sent after this time even without an answer; the server accepts it. */
const MAX_WAIT_MS = 2_000;

/** Delay before retrying after a failure. */
const RETRY_DELAY_MS = 30_000;

/**
 * Solves the site's challenge while the visitor fills in a form, and puts the answer into `field`. Nothing loads until
 * they start typing. A form submitted before that waits briefly; `waiting` reports it.
 *
 * @param action the form's purpose, as the server names it; without one the form has no challenge.
 * @param rejected the rejected form's response: its answer is already used up.
 */
export function useChallenge(action: string | undefined, rejected: unknown) {
  const field = useRef<HTMLInputElement>(null);
  const pendingAnswer = useRef<Promise<void>>(null);
  const expiresAt = useRef(0);
  const [isWaiting, setWaiting] = useState(false);
  const submit = useSubmit();

  const solve = async (action: string): Promise<void> => {
    try {
      const { answerChallenge } = await import("./answer-challenge.ts");
      const answer = await answerChallenge(action);
      if (field.current) field.current.value = answer.value;
      expiresAt.current = answer.expiresAt;
    } catch {
      expiresAt.current = Date.now() + RETRY_DELAY_MS;
    }
    pendingAnswer.current = null;
  };

  /** Makes sure that a valid answer exists or is on its way. */
  const start = (): void => {
    if (!action || pendingAnswer.current || Date.now() < expiresAt.current) return;
    if (field.current) field.current.value = "";
    pendingAnswer.current = solve(action);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each rejected response has used up an answer, and only once.
  useEffect(() => {
    if (!rejected) return;
    expiresAt.current = 0;
    start();
  }, [rejected]);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (isWaiting) return event.preventDefault();
    start();
    if (!pendingAnswer.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    // In a form with several buttons, the pressed one decides.
    const { submitter } = event.nativeEvent as SubmitEvent;
    setWaiting(true);
    await Promise.race([pendingAnswer.current, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    setWaiting(false);
    await submit(submitter instanceof HTMLButtonElement ? submitter : form, { preventScrollReset: true });
  }

  return { field, start, onSubmit, isWaiting };
}
