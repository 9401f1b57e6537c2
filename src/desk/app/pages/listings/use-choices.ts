import { useEffect, useState } from "react";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { call } from "../../data/call.ts";

let query: Promise<ListingChoices> | undefined;

/** What may be chosen in a listing's form, asked once a page; undefined until it is there. */
export function useChoices(): ListingChoices | undefined {
  const [choices, setChoices] = useState<ListingChoices>();
  useEffect(() => {
    query ??= call<ListingChoices>("/listing-choices").catch((error) => {
      query = undefined;
      throw error;
    });
    query.then(setChoices, () => {});
  }, []);
  return choices;
}
