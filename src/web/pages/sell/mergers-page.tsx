import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "../../browser/keep-typed.ts";
import { EnquiryPage } from "../../components/content/enquiry-page.tsx";
import { pageWords } from "../../content/page-words.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";

const PATH = "sell-a-business/mergers-and-acquisitions";

export const loader = pageLoader(async (args) => ({ words: await pageWords(args, "mergers-and-acquisitions") }));

export const action = pageAction((args) => submitFromPage(args, { type: "mergers" }));

export const clientAction = keepTyped;

export default function MergersPage() {
  const { words } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <EnquiryPage words={words} path={PATH} chapter="sell" type="mergers" refused={refused} />;
}
