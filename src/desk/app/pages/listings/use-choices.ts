import { useEffect, useState } from "react";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { call } from "../../data/call.ts";

let query: Promise<ListingChoices> | undefined;

/** The choices of a listing's form, fetched once per page load; undefined while loading. */
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
