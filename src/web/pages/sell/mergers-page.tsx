import { useActionData, useLoaderData } from "react-router";
import { inquiryClientAction } from "../../browser/client-action.ts";
import { InquiryPage } from "../../components/content/inquiry-page.tsx";
import { pageWords } from "../../content/page-words.ts";
import { submitInquiryForm } from "../../forms/submit-form.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";

const PATH = "sell-a-business/mergers-and-acquisitions";

export const loader = pageLoader(async (args) => ({ words: await pageWords(args, "mergers-and-acquisitions") }));

export const action = pageAction((args) => submitInquiryForm(args, { type: "mergers" }));

export const clientAction = inquiryClientAction;

export default function MergersPage() {
  const { words } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <InquiryPage words={words} path={PATH} chapter="sell" type="mergers" rejected={rejected} />;
}
