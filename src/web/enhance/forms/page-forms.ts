import { validateField, validateFieldForPut } from "../../browser/http/validate-field.ts";
import type { FormCall } from "../../components/forms/form-frame.tsx";
import { startChallenge } from "./challenge.ts";
import { showFieldErrors } from "./form-errors.ts";

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
export async function checkField(form: HTMLFormElement, { name }: { name: string }): Promise<void> {
  // An island must not be changed before it is hydrated.
  if (!form.dataset.check || form.closest("page-island:not([ready])") || !edited.get(form)?.delete(name)) return;
  const { path, method, known = {} } = JSON.parse(form.dataset.check) as FormCall;
  const validate = method === "put" ? validateFieldForPut : validateField;
  const errors = await validate(path, [...form.elements] as HTMLInputElement[], known, name);
  if (errors) showFieldErrors(form, name, errors);
}
