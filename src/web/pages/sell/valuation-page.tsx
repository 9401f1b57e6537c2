import { useActionData, useLoaderData } from "react-router";
import { useKeptPlace } from "../../browser/asked-near.ts";
import { keepTyped } from "../../browser/keep-typed.ts";
import { EnquiryPage } from "../../components/content/enquiry-page.tsx";
import { pageWords } from "../../content/page-words.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";

const PATH = "sell-a-business/what-is-my-business-worth";

export const loader = pageLoader(async (args) => ({ words: await pageWords(args, "what-is-my-business-worth") }));

export const action = pageAction((args) =>
  submitFromPage(args, { type: "valuation" }, "sell-a-business/seller-registration/thank-you"),
);

export const clientAction = keepTyped;

export default function ValuationPage() {
  useKeptPlace();
  const { words } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <EnquiryPage words={words} path={PATH} chapter="sell" type="valuation" refused={refused} />;
}
