import { reportFormSent } from "../../browser/http/form-sent.ts";
import { sendForm as sendToApi } from "../../browser/http/send-form.ts";
import { markSaved } from "../../browser/user-info/saved-listings.ts";
import type { SignInResponse } from "../../browser/user-info/session.ts";
import { readEntries } from "../../browser/visit/stored-visits.ts";
import type { FormCall } from "../../components/forms/form-frame.tsx";
import { renewChallenge, waitForChallenge } from "./challenge.ts";
import { showRejection } from "./form-errors.ts";
import { sendToPage } from "./send-to-page.ts";
import { storeContact } from "./store-contact.ts";

const sending = new WeakSet<HTMLFormElement>();

/**
 * Sends a form to its API operation or to its page. If the server can't be reached or fails, the form keeps what was
 * typed and says so.
 */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  const restoreButton = showBusy(form);
  try {
    await waitForChallenge(form);
    fillTracking(form);
    if (form.dataset.unsaves) markSaved(form.dataset.unsaves, false);
    storeContact(form);
    if (form.dataset.send) await sendToOperation(form, form.dataset.send);
    else await sendToPage(form, submitter);
  } catch {
    showRejection(form, { message: form.dataset.failure ?? "", errors: {} });
    renewChallenge(form);
  } finally {
    sending.delete(form);
    restoreButton();
  }
}

async function sendToOperation(form: HTMLFormElement, json: string): Promise<void> {
  const { path, fields, known = {} } = JSON.parse(json) as FormCall;
  const elements = [...form.elements] as HTMLInputElement[];
  const result = await sendToApi(
    path,
    elements.filter(({ name }) => !fields || fields.includes(name)),
    known,
  );
  if (!("data" in result)) {
    showRejection(form, result);
    return renewChallenge(form);
  }
  if (reportFormSent(form, { path, data: result.data })) return;
  const signedIn = result.data as SignInResponse;
  // If there is no dialog for the second factor, posts the form to its page, which leads to one.
  if (signedIn.second_factor) return form.submit();
  const { saveSignedIn } = await import("../../browser/user-info/session.ts");
  await saveSignedIn(signedIn);
  location.assign(form.dataset.next ?? location.href);
}

/** Adds the visit's entries to the form when it is submitted. */
function fillTracking(form: HTMLFormElement): void {
  const field = form.elements.namedItem("tracking");
  if (field instanceof HTMLInputElement) field.value = JSON.stringify(readEntries());
}

/** Shows on the form's button that it is being sent. Returns a function that restores the button. */
function showBusy(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLElement>("button[data-busy]");
  if (!button) return () => {};
  const label = button.textContent;
  button.textContent = button.dataset.busy ?? label;
  button.setAttribute("aria-disabled", "true");
  return () => {
    button.textContent = label;
    button.removeAttribute("aria-disabled");
  };
}
