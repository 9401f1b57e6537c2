import { useEffect, useState } from "react";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import { call } from "../../data/call.ts";

let choicesPromise: Promise<ListingChoices> | undefined;

/** The choices of a listing's form, fetched once per page load; undefined while loading. */
export function useListingChoices(): ListingChoices | undefined {
  const [choices, setChoices] = useState<ListingChoices>();
  useEffect(() => {
    choicesPromise ??= call<ListingChoices>("/listing-choices").catch((error) => {
      choicesPromise = undefined;
      throw error;
    });
    choicesPromise.then(setChoices, () => {});
  }, []);
  return choices;
}
