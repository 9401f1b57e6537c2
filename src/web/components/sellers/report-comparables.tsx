import type { SellerReport } from "#domain/listings/seller-pages/build-seller-report.ts";
import { m } from "#messages/messages.js";
import { useFormats } from "../../page-info.ts";
import { formatPlace } from "../valuation/sales-comparison.tsx";

/** What similar businesses sold for through the network, beside this listing's price. */
export function ReportComparables({ report }: { report: SellerReport }) {
  const { decimal } = useFormats();
  const { comparables, multiple, sector, region } = report;
  if (!comparables) return null;
  const { n, median, lower, upper } = comparables;
  return (
    <section className="max-w-prose">
      <h2 className="text-2xl">{m.sales_compared_title()}</h2>
      <p className="mt-3">
        {m.sales_compared_text({
          n,
          sector,
          place: formatPlace(comparables, region),
          median: decimal(median),
          lower: decimal(lower),
          upper: decimal(upper),
        })}
      </p>
      {multiple !== null && <p className="mt-2">{m.seller_report_multiple({ multiple: decimal(multiple) })}</p>}
    </section>
  );
}
