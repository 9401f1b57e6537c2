import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "../../browser/keep-typed.ts";
import { Landing } from "../../components/content/landing.tsx";
import { websitePageLoader } from "../../content/website-page-loader.ts";
import { pageAction } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";

export const loader = websitePageLoader("seller_valuation");

export const action = pageAction((args) =>
  submitFromPage(args, { type: "valuation" }, "sell-a-business/seller-registration/thank-you"),
);

export const clientAction = keepTyped;

export default function SellerValuationPage() {
  const { words, path } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <Landing words={words} path={path} type="valuation" refused={refused} />;
}
