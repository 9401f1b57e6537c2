import { type RefObject, type SubmitEvent, useEffect, useRef } from "react";
import { type SubmitOptions, useSubmit } from "react-router";
import { getFirst, type SearchParams } from "../../search-params.ts";

/** Searches by a form without its empty fields, so that the address says what was asked and nothing else. */
export function useFilledSearch(action: string): (form: HTMLFormElement, options?: SubmitOptions) => void {
  const submit = useSubmit();
  return (form, options) => {
    const filled = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1].trim() !== "",
    );
    submit(new URLSearchParams(filled), { ...options, action, method: "get" });
  };
}

/** Sends a search as `useFilledSearch` does. */
export function useFilledSubmit(action: string): (event: SubmitEvent<HTMLFormElement>) => void {
  const search = useFilledSearch(action);
  return (event) => {
    event.preventDefault();
    search(event.currentTarget);
  };
}

/**
 * Keeps a form's fields at what the address says when that changes by another way than the form: back, forward, a link.
 * The fields stay the same elements, so that none loses the focus.
 */
export function useFieldsFromAddress(query: SearchParams): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked = getFirst(query, field.name) === field.value;
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = getFirst(query, field.name);
    }
  }, [query]);
  return form;
}
