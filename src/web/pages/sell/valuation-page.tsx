import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";
import { InquiryPage } from "../../components/content/inquiry-page.tsx";
import { InstantRange } from "../../components/sellers/instant-range.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleValuation } from "../../forms/handle-valuation.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";
import type { SearchParams } from "../../search-params.ts";

export const loader = createPageLoader(async (args) => ({
  content: await loadPageContent(args, "worth"),
  choices: listCategories(args.context.locale),
  query: VALUATION_KEYS.flatMap((key): SearchParams => {
    const typed = args.url.searchParams.get(key)?.trim();
    return typed ? [[key, typed]] : [];
  }),
}));

export const action = createPageAction(handleValuation);

export default function ValuationPage() {
  const { content, choices, query } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <InquiryPage
      content={content}
      pageKey="worth"
      type="valuation"
      rejected={rejected}
      belowFields={<InstantRange choices={choices} query={query} rejected={rejected} />}
    />
  );
}
