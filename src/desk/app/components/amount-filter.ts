import { m } from "#messages/messages.js";
import type { Filter } from "./list-filters.tsx";

/** A list's filter for rows without an amount. Stats use it to link to their rows. */
export const getAmountFilter = (): Filter => ({
  name: "amount",
  label: m.amount(),
  kind: "choice",
  choices: [["none", m.stats_without_amount()]],
  isShownIfSet: true,
});
