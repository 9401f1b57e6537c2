import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { MULTIPLES_YEARS } from "#domain/listings/categories/multiples-years.ts";
import { InquiryPage } from "../../components/content/inquiry-page.tsx";
import { InstantRange } from "../../components/sellers/instant-range.tsx";
import { estimateFromQuery } from "../../content/estimate-from-query.ts";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleValuation } from "../../forms/handle-valuation.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";

export const loader = createPageLoader(async (args) => {
  const { context, site, url } = args;
  // The range depends on sold listings.
  args.dependsOn("listings");
  return {
    content: await loadPageContent(args, "worth"),
    choices: listCategories(context.locale),
    years: MULTIPLES_YEARS,
    ...(await estimateFromQuery(context, url.searchParams, site.office?.state_slug)),
  };
});

export const action = createPageAction(handleValuation);

export default function ValuationPage() {
  const { content, choices, years, query, problems, missing, valuation } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <InquiryPage
      content={content}
      pageKey="worth"
      type="valuation"
      rejected={rejected}
      aboveFields={
        <InstantRange
          choices={choices}
          query={query}
          rejected={rejected}
          result={{ valuation, problems, missing, years }}
        />
      }
    />
  );
}
