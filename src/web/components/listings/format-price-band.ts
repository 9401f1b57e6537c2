import type { SoldListing } from "#domain/listings/list-recently-sold.ts";
import { m } from "#messages/messages.js";
import type { Formats } from "../../formats.ts";

/** Formats a closing price as a range of amounts. */
export function formatPriceBand(band: SoldListing["price_band"], { money }: Formats): string {
  if (!band) return m.not_disclosed();
  const { from, to } = band;
  if (from === null) return m.band_under({ to: money(to ?? 0) });
  if (to === null) return m.band_over({ from: money(from) });
  return m.band_between({ from: money(from), to: money(to) });
}
