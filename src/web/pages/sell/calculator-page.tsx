import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { MULTIPLES_YEARS } from "#domain/listings/categories/multiples-years.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";
import { getCategoryName, listRegions } from "#editions/translated-data.ts";
import { m } from "#messages/messages.js";
import { TextPage } from "../../components/content/text-page.tsx";
import { BuyerFinancing } from "../../components/financing/buyer-financing.tsx";
import { CalculatorForm } from "../../components/valuation/calculator-form.tsx";
import { EstimateLine } from "../../components/valuation/estimate-line.tsx";
import { SalesComparison } from "../../components/valuation/sales-comparison.tsx";
import { SectorMultiples } from "../../components/valuation/sector-multiples.tsx";
import { ShareEstimate } from "../../components/valuation/share-estimate.tsx";
import { SizeBands } from "../../components/valuation/size-bands.tsx";
import { ValuationResult } from "../../components/valuation/valuation-result.tsx";
import { estimateFromQuery } from "../../content/estimate-from-query.ts";
import { loadPageContent } from "../../content/load-page-content.ts";
import { readFinancingTerms } from "../../content/read-financing-terms.ts";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";
import { getFirst } from "../../search-params.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site, url } = args;
  // The page shows statistics of sold listings.
  args.dependsOn("listings");
  const shown = await estimateFromQuery(context, url.searchParams, site.office?.state_slug);
  const { query: termsQuery, ...financing } = readFinancingTerms(context, url.searchParams);
  return {
    content: await loadPageContent(args, "calculator"),
    sectors: CATEGORIES.map(({ slug, name, sde_multiple }) => ({
      name: getCategoryName(context.locale, slug, name),
      multiple: sde_multiple,
    })).sort((a, b) => b.multiple - a.multiple),
    choices: listCategories(context.locale),
    regions: listRegions(context.locale, context.edition),
    years: MULTIPLES_YEARS,
    ...shown,
    ...financing,
    query: [...shown.query, ...termsQuery],
  };
});

export default function CalculatorPage() {
  const loaded = useLoaderData<typeof loader>();
  const { content, sectors, years, choices, regions, query, problems, missing, valuation } = loaded;
  const site = useSite();
  const result = { valuation, problems, missing, years, hasQuery: query.length > 0 };
  const state = getFirst(query, "state") || site.office?.state_slug;
  return (
    <TextPage
      content={content}
      pageKey="calculator"
      index={query.length === 0}
      main={
        <>
          <div className="space-y-10 xl:grid xl:grid-cols-2 xl:gap-10 xl:space-y-0">
            {/* The result comes first on a phone, because a page reloaded with answers starts at its top. */}
            <div
              data-region="estimate"
              className="space-y-4 xl:sticky xl:top-6 xl:col-start-2 xl:row-start-1 xl:self-start"
            >
              <ValuationResult {...result} />
              {valuation && (
                <>
                  <a
                    href={`${getPageHref(site, "worth")}?${new URLSearchParams(query.filter(([key]) => VALUATION_KEYS.some((valuationKey) => valuationKey === key)))}`}
                    className="link no-print"
                  >
                    {m.value_next()}
                  </a>
                  <ShareEstimate />
                </>
              )}
            </div>
            <div data-region="estimate-line" className="contents">
              {valuation && <EstimateLine valuation={valuation} />}
            </div>
            <div className="xl:col-start-1 xl:row-start-1">
              <h2 className="mb-5 text-2xl no-print">{m.value_form_title()}</h2>
              <CalculatorForm
                action={getPageHref(site, "calculator")}
                sectors={choices}
                regions={regions}
                state={site.office?.state_slug ?? ""}
                query={query}
                problems={problems}
                terms={{ defaultTerms: loaded.defaultTerms, invalidTerms: loaded.invalid_terms }}
              />
            </div>
          </div>
          <div data-region="comparison" className="contents">
            {valuation?.basis === "earnings" && (
              <>
                <SalesComparison
                  comparables={loaded.comparables}
                  sector={choices.find(({ slug }) => slug === loaded.category)?.name ?? ""}
                  region={regions.find(({ slug }) => slug === state)?.name}
                  own={valuation}
                />
                <BuyerFinancing sde={valuation.sde} range={valuation} terms={loaded.terms} />
              </>
            )}
          </div>
        </>
      }
    >
      <SizeBands />
      <SectorMultiples sectors={sectors} years={years} />
    </TextPage>
  );
}
