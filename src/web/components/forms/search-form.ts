import { type RefObject, type SubmitEvent, useEffect, useRef } from "react";
import { type SubmitOptions, useSubmit } from "react-router";
import { getFirst, type SearchParams } from "../../search-params.ts";

/** Submits a search form without its empty fields, so that the URL has only what was searched for. */
export function useSubmitSearch(action: string): (form: HTMLFormElement, options?: SubmitOptions) => void {
  const submit = useSubmit();
  return (form, options) => {
    const nonEmptyFields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1].trim() !== "",
    );
    submit(new URLSearchParams(nonEmptyFields), { ...options, action, method: "get" });
  };
}

/** A submit handler that searches like `useFilledSearch`. */
export function useSearchSubmitHandler(action: string): (event: SubmitEvent<HTMLFormElement>) => void {
  const search = useSubmitSearch(action);
  return (event) => {
    event.preventDefault();
    search(event.currentTarget);
  };
}

/**
 * Updates a form's fields when the URL changes by other means: back, forward or a link. The elements stay the same, so
 * that none loses the focus.
 */
export function useSyncFieldsWithUrl(query: SearchParams): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const currentQuery = useRef(query);
  useEffect(() => {
    if (currentQuery.current === query) return;
    currentQuery.current = query;
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked = getFirst(query, field.name) === field.value;
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = getFirst(query, field.name);
    }
  }, [query]);
  return form;
}
