/** The API's response to a form, passed in an event of the form. */
export interface FormSent {
  path: string;
  data: unknown;
}

const NAME = "form-sent";

/** Dispatches an event on a form that the API accepted. Returns whether a listener handles it. */
export function reportFormSent(form: HTMLFormElement, detail: FormSent): boolean {
  return !form.dispatchEvent(new CustomEvent(NAME, { detail, bubbles: true, cancelable: true }));
}

/** Handles the forms inside an element by the path they are sent to. Returns an unsubscribe function. */
export function onFormSent(element: HTMLElement | null, handlers: Record<string, (data: unknown) => void>): () => void {
  const onSent = (event: Event): void => {
    const { path, data } = (event as CustomEvent<FormSent>).detail;
    const handle = Object.hasOwn(handlers, path) ? handlers[path] : undefined;
    if (!handle) return;
    event.preventDefault();
    handle(data);
  };
  element?.addEventListener(NAME, onSent);
  return () => element?.removeEventListener(NAME, onSent);
}
