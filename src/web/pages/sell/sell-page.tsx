import { listRecentlySold, type SoldListing } from "#domain/listings/list-recently-sold.ts";
import { m } from "#messages/messages.js";
import { TextPage } from "../../components/content/text-page.tsx";
import { formatPriceBand } from "../../components/listings/format-price-band.ts";
import { PageLink } from "../../components/site/page-link.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { useFormats } from "../../page-info.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getPageHref, getRecentlySoldHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

/** The number of recent sales shown. */
const SALE_COUNT = 5;

export const loader = createPageLoader(async (args) => {
  args.dependsOn("listings");
  const [content, { sold }] = await Promise.all([
    loadPageContent(args, "sell"),
    listRecentlySold(args.context, args.site.scope, 1),
  ]);
  return { content, sold: sold.slice(0, SALE_COUNT) };
});

export default function SellPage() {
  const { content, sold } = useLoaderData<typeof loader>();
  const site = useSite();
  return (
    <TextPage
      content={content}
      pageKey="sell"
      aside={
        <p>
          <PageLink href={getPageHref(site, "worth")} className="button w-full">
            {m.sell_worth()}
          </PageLink>
        </p>
      }
    >
      {sold.length > 0 && <LatestSales sold={sold} />}
    </TextPage>
  );
}

function LatestSales({ sold }: { sold: SoldListing[] }) {
  const site = useSite();
  const formats = useFormats();
  return (
    <section className="max-w-[65ch]">
      <h2 className="text-2xl">{m.sell_latest()}</h2>
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
