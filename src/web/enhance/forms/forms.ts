import { onUserInfo, readUserInfo } from "../../browser/user-info/user-info.ts";
import { findAll, ignoreError, on, onContentAdded } from "../dom.ts";
import { loadOnce } from "../load-once.ts";
import { readStoredContact } from "../stored-contact.ts";
import { showRejection } from "./form-errors.ts";

/** Matches the forms rendered by `components/forms/`. */
export const PAGE_FORM = "form[data-failure]";

const load = loadOnce(() => import("./page-forms.ts"));

/**
 * Checks fields when they are left, solves the form's challenge, and sends forms without losing what was typed. The
 * code loads when the visitor begins to fill in a form; without it, the server checks everything.
 */
export function startForms(): void {
  on("focusin", PAGE_FORM, (form) => load().then(({ beginForm }) => beginForm(form as HTMLFormElement), ignoreError));
  on("input", PAGE_FORM, (form, { target }) => {
    load().then(({ markEdited }) => markEdited(form as HTMLFormElement, target as HTMLInputElement), ignoreError);
  });
  on("focusout", PAGE_FORM, (form, { target, relatedTarget }) => {
    // A visitor who presses a button will see all errors anyway, and an error shown now would move the button.
    if (relatedTarget instanceof HTMLButtonElement) return;
    load().then(({ checkField }) => checkField(form as HTMLFormElement, target as HTMLInputElement), ignoreError);
  });
  on("submit", PAGE_FORM, (form, event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    load()
      .then(({ sendForm }) => sendForm(form as HTMLFormElement, event.submitter))
      .catch(() => showRejection(form as HTMLFormElement, { message: form.dataset.failure ?? "", errors: {} }));
  });
  on("click", "button[data-show-password]", (button) => {
    load().then(({ togglePassword }) => togglePassword(button), ignoreError);
  });
  on("change", "select[name=phone_country]", (country) => {
    load().then(({ setDialCode }) => setDialCode(country as HTMLSelectElement), ignoreError);
  });
  onContentAdded(focusFirstError);
  onContentAdded(fillKnownVisitor);
  onUserInfo(() => fillKnownVisitor(document));
}

/** Fills in inquiries for a signed-in buyer, and for a visitor who has sent one before. The server can't, because their pages are cached for everybody. */
function fillKnownVisitor(root: ParentNode): void {
  if (readUserInfo() || readStoredContact()) load().then((forms) => forms.fillKnownVisitor(root), ignoreError);
}

/** Moves the focus to the first rejected field of a page's forms, or to the message if no field is rejected. */
function focusFirstError(root: ParentNode): void {
  const [form] = findAll<HTMLFormElement>("form:has([role=alert])", root);
  (form?.querySelector<HTMLElement>("[aria-invalid]") ?? form?.querySelector<HTMLElement>("[role=alert]"))?.focus();
}
