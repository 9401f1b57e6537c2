import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

interface SectorMultiplesProps {
  sectors: { name: string; multiple: number }[];
  years: { from: string; to: string };
}

/** The average multiple of each sector, as a table with bars. */
export function SectorMultiples({ sectors, years }: SectorMultiplesProps) {
  const { decimal } = useFormats();
  const max = Math.max(...sectors.map(({ multiple }) => multiple));
  return (
    <table className="numeric w-full max-w-[65ch] border-collapse">
      <caption className="mb-3 text-left">
        <span className="block font-display text-2xl">{m.multiples_title()}</span>
        <span className="text-ink-soft">{m.price_scale_source({ from: years.from, to: years.to })}</span>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.listing_field_category()}</th>
          <th scope="col">{m.multiples_times()}</th>
        </tr>
      </thead>
      <tbody>
        {sectors.map(({ name, multiple }) => (
          <tr key={name} className="border-b border-rule">
            <th scope="row" className="w-1/2 py-1.5 pr-4 text-left font-normal">
              {name}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden="true"
                  className="h-3 rounded-sm bg-accent"
                  style={{ width: `${(multiple / max) * 70}%` }}
                />
                {decimal(multiple)} ×
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
