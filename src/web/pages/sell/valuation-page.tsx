import { useActionData, useLoaderData } from "react-router";
import { categoriesIn } from "#domain/categories/category-choices.ts";
import { VALUATION_KEYS } from "#domain/valuation/valuation.ts";
import type { Asked } from "../../asked.ts";
import { useKeptPlace } from "../../browser/asked-near.ts";
import { keepTyped } from "../../browser/keep-typed.ts";
import { EnquiryPage } from "../../components/content/enquiry-page.tsx";
import { InstantRange } from "../../components/sellers/instant-range.tsx";
import { pageWords } from "../../content/page-words.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { submitValuation } from "./submit-valuation.ts";

const PATH = "sell-a-business/what-is-my-business-worth";

export const loader = pageLoader(async (args) => ({
  words: await pageWords(args, "what-is-my-business-worth"),
  choices: categoriesIn(args.context.locale),
  asked: VALUATION_KEYS.flatMap((key): Asked => {
    const typed = args.url.searchParams.get(key)?.trim();
    return typed ? [[key, typed]] : [];
  }),
}));

export const action = pageAction(submitValuation);

export const clientAction = keepTyped;

export default function ValuationPage() {
  useKeptPlace();
  const { words, choices, asked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <EnquiryPage
      words={words}
      path={PATH}
      chapter="sell"
      type="valuation"
      refused={refused}
      below={<InstantRange choices={choices} asked={asked} refused={refused} />}
    />
  );
}
