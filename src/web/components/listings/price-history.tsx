import type { PricePoint } from "#domain/listings/price-history.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";

/** A listing's asking prices, latest first. */
export function PriceHistory({ history }: { history: readonly PricePoint[] }) {
  const { date, money, change } = useFormats();
  if (history.length === 0) return null;
  const rows = history.map(({ at, price }, position) => {
    const before = history[position - 1]?.price ?? null;
    return { at, price, difference: price === null || before === null ? null : price - before };
  });
  return (
    <section>
      <h2 className="text-2xl">{m.price_history()}</h2>
      <table className="numeric mt-3 w-full max-w-prose border-y border-rule text-left">
        <thead className="text-ink-soft">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {m.date()}
            </th>
            <th scope="col" className="py-2 font-normal">
              {m.listing_field_price()}
            </th>
            <th scope="col" className="py-2 font-normal">
              {m.price_change()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.reverse().map(({ at, price, difference }) => (
            <tr key={at} className="border-t border-rule">
              <td className="py-2">{date(at)}</td>
              <td className="py-2">{price === null ? m.not_disclosed() : money(price)}</td>
              <td className="py-2">{difference ? change(difference) : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
