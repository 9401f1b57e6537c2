import type { SellerReport } from "#domain/listings/seller-pages/build-seller-report.ts";
import { formatDuration } from "#lib/format-duration.ts";
import { m } from "#messages/messages.js";
import { useFormats, usePageInfo } from "../../page-info.ts";

/** How buyers have responded to a listing. */
export function ReportFacts({ report }: { report: SellerReport }) {
  const { number } = useFormats();
  const { format_locale } = usePageInfo();
  const { days_on_market, views, saves, ndas, inquiries, answered, median_seconds } = report;
  const facts: [label: string, value: string][] = [
    [m.sold_days(), days_on_market === null ? "–" : number(days_on_market)],
    [m.seller_report_views_week(), number(views.week)],
    [m.seller_report_views_month(), number(views.month)],
    [m.seller_report_views_total(), number(views.total)],
    [m.seller_report_saves(), number(saves)],
    [m.seller_report_ndas(), number(ndas)],
    [m.seller_report_inquiries(), number(inquiries)],
    [m.seller_report_answered(), number(answered)],
    [m.seller_report_median(), median_seconds === null ? "–" : formatDuration(median_seconds, format_locale)],
  ];
  return (
    <section>
      <h2 className="text-2xl">{m.seller_report_interest()}</h2>
      <dl className="numeric mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-rule bg-rule sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="bg-sheet p-4 last:col-span-2 sm:last:col-span-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="mt-1 text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
