import type { FieldErrors } from "#lib/errors.ts";

/** Why a form was rejected. */
export interface Rejection {
  message: string;
  errors: FieldErrors;
}

/** Shows a rejection in the same way as the server renders it (`components/forms/`), and moves the focus there. */
export function showRejection(form: HTMLFormElement, { message, errors }: Rejection): void {
  form.querySelector("[role=alert]")?.remove();
  for (const field of form.querySelectorAll<HTMLElement>("[data-field]"))
    showFieldErrors(form, field.dataset.field ?? "", errors[field.dataset.field ?? ""] ?? []);
  const alert = document.createElement("p");
  alert.role = "alert";
  alert.tabIndex = -1;
  alert.className = "form-alert";
  alert.textContent = message;
  form.prepend(alert);
  (form.querySelector<HTMLElement>("[aria-invalid]") ?? alert).focus();
}

/** Shows the errors of one field below it, linked for screen readers, or removes them. */
export function showFieldErrors(form: HTMLFormElement, name: string, errors: readonly string[]): void {
  const field = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const controls = [...(field?.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? [])];
  if (!field || !controls[0]) return;
  const id = `${controls[0].id || `field-${name}`}-error`;
  document.getElementById(id)?.remove();
  for (const control of controls) {
    if (errors.length > 0) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
  }
  describe(field instanceof HTMLFieldSetElement ? field : controls[0], id, errors.length > 0);
  if (errors.length === 0) return;
  const text = document.createElement("p");
  text.id = id;
  text.className = "field-error";
  text.textContent = errors.join(" ");
  field.append(text);
}

function describe(element: HTMLElement, id: string, isDescribed: boolean): void {
  const ids = (element.getAttribute("aria-describedby") ?? "").split(" ").filter((other) => other && other !== id);
  if (isDescribed) ids.push(id);
  if (ids.length > 0) element.setAttribute("aria-describedby", ids.join(" "));
  else element.removeAttribute("aria-describedby");
}
