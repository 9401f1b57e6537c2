import { SIZE_BANDS } from "#domain/valuation/size-bands.ts";
import { m } from "#messages/messages.js";
import { createFormats } from "../../formats.ts";
import { usePageInfo } from "../../page-info.ts";
import { MultiplesTable } from "./multiples-table.tsx";

/** How the size of a business affects its multiple, from a survey of brokers. */
export function SizeBands() {
  const { format_locale, currency } = usePageInfo();
  // The survey covers the United States, so amounts are in US dollars in every edition.
  const { short } = createFormats(format_locale, "USD", "mi");
  // Some locales write a bare "$", which could be mistaken for the edition's own currency. Others add "US" themselves.
  const formatDollars = (amount: number): string => {
    const text = short(amount);
    return currency === "USD" || /US/.test(text) ? text : text.replace("$", "US$");
  };
  const formatBand = ({ from, to }: (typeof SIZE_BANDS)[number]): string =>
    from === null
      ? m.band_under({ to: formatDollars(to) })
      : m.band_between({ from: formatDollars(from), to: formatDollars(to) });
  return (
    <MultiplesTable
      title={m.size_bands_title()}
      source={m.size_bands_source()}
      header={m.size_bands_price()}
      rows={SIZE_BANDS.map((band) => ({
        name: formatBand(band),
        multiple: band.multiple,
        width: (band.multiple / 5) * 45,
        note: band.survey,
      }))}
    />
  );
}
