import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";

/** Nobody waits longer than this for their form to be sent: without an answer it is taken as well. */
const MAX_WAIT_MS = 2_000;

/** After a failure the next try is this much later. */
const RETRY_DELAY_MS = 30_000;

/**
 * Answers the site's challenge while its visitor fills in a form, and puts the answer into `field`. Nothing of it is
 * loaded before they begin. A form that is sent meanwhile waits for it a moment; `waiting` says so.
 *
 * @param action what the form is for, as the server names it; without one the form has no challenge.
 * @param rejected what a refused form came back with: its answer has been used.
 */
export function useChallenge(action: string | undefined, rejected: unknown) {
  const field = useRef<HTMLInputElement>(null);
  const answering = useRef<Promise<void>>(null);
  const until = useRef(0);
  const [waiting, setWaiting] = useState(false);
  const submit = useSubmit();

  const answer = async (action: string): Promise<void> => {
    try {
      const { answerChallenge } = await import("./answer-challenge.ts");
      const { value, until: end } = await answerChallenge(action);
      if (field.current) field.current.value = value;
      until.current = end;
    } catch {
      until.current = Date.now() + RETRY_DELAY_MS;
    }
    answering.current = null;
  };

  /** Sees to it that there is an answer that counts, or will be. */
  const begin = (): void => {
    if (!action || answering.current || Date.now() < until.current) return;
    if (field.current) field.current.value = "";
    answering.current = answer(action);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal has used an answer up, the same one only once.
  useEffect(() => {
    if (!rejected) return;
    until.current = 0;
    begin();
  }, [rejected]);

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (waiting) return event.preventDefault();
    begin();
    if (!answering.current) return;
    event.preventDefault();
    const form = event.currentTarget;
    // A form with several buttons means by the one that was pressed.
    const { submitter } = event.nativeEvent as SubmitEvent;
    setWaiting(true);
    await Promise.race([answering.current, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
    setWaiting(false);
    await submit(submitter instanceof HTMLButtonElement ? submitter : form, { preventScrollReset: true });
  }

  return { field, begin, onSubmit, waiting };
}
