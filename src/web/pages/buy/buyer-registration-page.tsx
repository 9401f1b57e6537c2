import { useActionData, useLoaderData } from "react-router";
import { EnquiryPage } from "../../components/content/enquiry-page.tsx";
import { pageWords } from "../../content/page-words.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";

const PATH = "buy-a-business/buyer-registration";

export const loader = pageLoader(async (args) => ({ words: await pageWords(args, "buyer-registration") }));

export const action = pageAction((args) =>
  submitFromPage(args, { type: "contact" }, "buy-a-business/buyer-registration/thank-you"),
);

export default function BuyerRegistrationPage() {
  const { words } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <EnquiryPage words={words} path={PATH} chapter="buy" type="contact" refused={refused} />;
}
