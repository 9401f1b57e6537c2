import { useActionData, useLoaderData } from "react-router";
import { inquiryClientAction } from "../../browser/client-action.ts";
import { Landing } from "../../components/content/landing.tsx";
import { websitePageLoader } from "../../content/website-page-loader.ts";
import { pageAction } from "../../page-loader.ts";
import { submitValuation } from "../sell/submit-valuation.ts";

export const loader = websitePageLoader("seller_valuation");

export const action = pageAction(submitValuation);

export const clientAction = inquiryClientAction;

export default function SellerValuationPage() {
  const { words, path } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <Landing words={words} path={path} type="valuation" rejected={rejected} />;
}
