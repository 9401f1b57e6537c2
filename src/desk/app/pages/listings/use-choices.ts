import { useEffect, useState } from "react";
import type { ListingChoices } from "#domain/editing/lists/list-choices.ts";
import { call } from "../../data/call.ts";

let asked: Promise<ListingChoices> | undefined;

/** What may be chosen in a listing's form, asked once a page; undefined until it is there. */
export function useChoices(): ListingChoices | undefined {
  const [choices, setChoices] = useState<ListingChoices>();
  useEffect(() => {
    asked ??= call<ListingChoices>("/listing-choices").catch((error) => {
      asked = undefined;
      throw error;
    });
    asked.then(setChoices, () => {});
  }, []);
  return choices;
}
