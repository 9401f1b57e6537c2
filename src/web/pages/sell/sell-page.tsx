import { countBuyersLooking, DEMAND_LIMITS } from "#domain/buyers/demand/count-buyers-looking.ts";
import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { getSalesSummary, type SalesSummary } from "#domain/listings/get-sales-summary.ts";
import { listRecentlySold, type SoldListing } from "#domain/listings/list-recently-sold.ts";
import { listTestimonials } from "#domain/reviews/list-testimonials.ts";
import { m } from "#messages/messages.js";
import { Facts } from "../../components/content/facts.tsx";
import { TextPage } from "../../components/content/text-page.tsx";
import { getTypedValues } from "../../components/forms/get-typed-values.ts";
import { formatPriceBand } from "../../components/listings/format-price-band.ts";
import { BuyersLooking, type Demand } from "../../components/sellers/buyers-looking.tsx";
import { Testimonials } from "../../components/sellers/testimonials.tsx";
import { PageLink } from "../../components/site/page-link.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { type DataWithStatus, withStatus } from "../../document/responses.ts";
import { toRejectedResponse } from "../../forms/handle-form.ts";
import { useFormats } from "../../page-info.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import { getPageHref, getRecentlySoldHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

/** The number of recent sales shown. */
const SALE_COUNT = 5;

export const loader = createPageLoader(async (args) => {
  args.dependsOn("listings", "offices", "reviews");
  const { context, site } = args;
  const [content, { sold }, summary, testimonials] = await Promise.all([
    loadPageContent(args, "sell"),
    listRecentlySold(context, site.scope, 1),
    getSalesSummary(context, site.scope),
    listTestimonials(context, site.office?.slug ?? null),
  ]);
  const categories = listCategories(context.locale).map(({ slug, name }) => ({ slug, name }));
  return { content, sold: sold.slice(0, SALE_COUNT), summary, testimonials, categories };
});

/** Counts the buyers who look for a business at a place, and shows the count on the page. */
export const action = createPageAction(
  async ({ context, form, metadata }): Promise<Demand | DataWithStatus<Demand>> => {
    const typed = getTypedValues(form);
    // A bot has filled in the honeypot.
    if (form.get("website")) return { typed };
    try {
      await metadata.enforceLimits(DEMAND_LIMITS);
      const { postal_code = "", category = "" } = typed;
      return { typed, result: await countBuyersLooking(context, { postal_code, category }) };
    } catch (error) {
      const { data: rejected, status } = toRejectedResponse(error, form);
      return withStatus({ typed, rejected }, status);
    }
  },
);

export default function SellPage() {
  const { content, sold, summary, testimonials, categories } = useLoaderData<typeof loader>();
  const demand = useActionData<typeof action>();
  const site = useSite();
  return (
    <TextPage
      content={content}
      pageKey="sell"
      main={<BuyersLooking action={getPageHref(site, "sell")} categories={categories} demand={demand} />}
      aside={
        <p>
          <PageLink href={getPageHref(site, "worth")} className="button w-full">
            {m.what_is_it_worth()}
          </PageLink>
        </p>
      }
    >
      {sold.length > 0 && <LatestSales sold={sold} summary={summary} />}
      {testimonials.length > 0 && <Testimonials quotes={testimonials} />}
    </TextPage>
  );
}

function LatestSales({ sold, summary }: { sold: SoldListing[]; summary: SalesSummary | null }) {
  const site = useSite();
  const formats = useFormats();
  return (
    <section>
      <h2 className="text-2xl">{m.sell_latest()}</h2>
      {summary && (
        <div className="mt-3 mb-6">
          <Facts
            facts={[
              [m.sell_sold_count(), summary.count],
              [m.sell_median_days(), summary.median_days],
            ]}
          />
        </div>
      )}
      <ul className="numeric mt-3 border-t border-rule">
        {sold.map((sale, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sale has no public id, and two can look the same.
          <li key={position} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-rule py-2">
            <span className="font-semibold">{sale.category}</span>
            <span className="text-right">{formatPriceBand(sale.price_band, formats)}</span>
            <span className="text-ink-soft">{sale.state}</span>
            <span className="text-right text-ink-soft">{m.sold_days_count({ count: sale.days_on_market })}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <PageLink href={getRecentlySoldHref(site)} className="link">
          {m.sell_all_sales()}
        </PageLink>
      </p>
    </section>
  );
}
