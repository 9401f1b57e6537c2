import { validateField, validateFieldForPut } from "../../browser/http/validate-field.ts";
import type { FormCall } from "../../components/forms/form-frame.tsx";
import { ignoreError } from "../dom.ts";
import { startChallenge } from "./challenge.ts";
import { fillRegion } from "./fill-region.ts";
import { showFieldErrors } from "./form-errors.ts";

export { fillKnownVisitor } from "./fill-known-visitor.ts";
export { sendForm } from "./send-form.ts";

/** The names of the fields that were edited since they were last checked. */
const edited = new WeakMap<HTMLFormElement, Set<string>>();

/** Called when the visitor begins to fill in a form. */
export function beginForm(form: HTMLFormElement): void {
  startChallenge(form);
}

export function markEdited(form: HTMLFormElement, { name }: { name: string }): void {
  edited.set(form, (edited.get(form) ?? new Set()).add(name));
}

/** Checks a field that the visitor has edited and left, and shows its errors or removes them. */
export async function checkField(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
  const { name } = field;
  if (field.dataset.fillsRegion) fillRegion(field).catch(ignoreError);
  // An island must not be changed before it is hydrated.
  if (!form.dataset.check || form.closest("page-island:not([ready])") || !edited.get(form)?.delete(name)) return;
  const { path, method, known = {} } = JSON.parse(form.dataset.check) as FormCall;
  const validate = method === "put" ? validateFieldForPut : validateField;
  const errors = await validate(path, [...form.elements] as HTMLInputElement[], known, name);
  // The form may have been sent and replaced meanwhile.
  if (errors && form.isConnected) showFieldErrors(form, name, errors);
}

/** Sets the dial code, which is at the start of the country's label. */
export function setDialCode({ form, selectedOptions }: HTMLSelectElement): void {
  const field = form?.elements.namedItem("phone_dial_code");
  const code = /^\+[\d -]*\d/.exec(selectedOptions[0]?.text ?? "")?.[0];
  if (field instanceof HTMLInputElement && code) field.value = code;
}

/** Shows or hides the password beside a button. */
export function togglePassword(button: HTMLElement): void {
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  const isShown = field.type === "text";
  field.type = isShown ? "password" : "text";
  button.setAttribute("aria-pressed", String(!isShown));
}
