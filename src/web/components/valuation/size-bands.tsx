import { SIZE_BANDS } from "#domain/valuation/size-bands.ts";
import { m } from "#messages/messages.js";
import { createFormats } from "../../formats.ts";
import { useFormats, usePageInfo } from "../../page-info.ts";

/** How the size of a business affects its multiple, from a survey of brokers. */
export function SizeBands() {
  const { format_locale, currency } = usePageInfo();
  const { decimal } = useFormats();
  // The survey covers the United States, so amounts are in US dollars in every edition.
  const { short } = createFormats(format_locale, "USD", "mi");
  // Some locales write a bare "$", which could be mistaken for the edition's own currency.
  const formatDollars = (amount: number): string =>
    currency === "USD" ? short(amount) : short(amount).replace(/(?<!US)\$/, "US$");
  const formatBand = ({ from, to }: (typeof SIZE_BANDS)[number]): string =>
    from === null
      ? m.band_under({ to: formatDollars(to) })
      : m.band_between({ from: formatDollars(from), to: formatDollars(to) });
  return (
    <table className="numeric w-full max-w-[65ch] border-collapse">
      <caption className="mb-3 text-left">
        <span className="block font-display text-2xl">{m.size_bands_title()}</span>
        <span className="text-ink-soft">{m.size_bands_source()}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.size_bands_price()}</th>
          <th scope="col">{m.multiples_times()}</th>
        </tr>
      </thead>
      <tbody>
        {SIZE_BANDS.map((band) => (
          <tr key={band.to} className="border-b border-rule">
            <th scope="row" className="w-1/2 py-1.5 pr-4 text-left font-normal">
              {formatBand(band)}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="h-3 rounded-sm bg-accent"
                  style={{ width: `${(band.multiple / 5) * 45}%` }}
                />
                <span className="whitespace-nowrap">{decimal(band.multiple)} ×</span>
                <span className="text-sm text-ink-soft">{band.survey}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
