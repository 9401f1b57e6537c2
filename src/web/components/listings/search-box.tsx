import { useId } from "react";
import { m } from "#messages/messages.js";
import { PageForm } from "../forms/page-form.tsx";

interface SearchBoxProps {
  action: string;
  kind?: "franchise";
  /** The search text to start with. */
  words?: string;
}

/** One field for a whole search; script suggests texts while a person types (`enhance/suggestions.ts`). */
export function SearchBox({ action, kind, words }: SearchBoxProps) {
  const id = useId();
  return (
    <PageForm action={action} method="get" role="search" className="flex max-w-2xl flex-col gap-3 sm:flex-row">
      <label htmlFor={id} className="sr-only">
        {m.filter_keyword()}
      </label>
      <input
        id={id}
        name="q"
        className="input grow text-lg"
        defaultValue={words}
        placeholder={m.home_search_example()}
        list={`${id}-texts`}
        autoComplete="off"
        data-suggests="suggestions"
      />
      <datalist id={`${id}-texts`} />
      {kind && <input type="hidden" name="kind" value={kind} />}
      <button type="submit" className="button">
        {m.home_search()}
      </button>
    </PageForm>
  );
}
