import { useActionData, useLoaderData } from "react-router";
import { PUBLIC_CATEGORIES } from "#domain/categories/category-choices.ts";
import { EnquiryPage } from "../../components/content/enquiry-page.tsx";
import { pageWords } from "../../content/page-words.ts";
import { pageAction, pageLoader } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";

const PATH = "sell-a-business/seller-registration";

export const loader = pageLoader(async (args) => ({
  words: await pageWords(args, "seller-registration"),
  categories: PUBLIC_CATEGORIES.map(({ slug, name }) => ({ slug, name })),
}));

export const action = pageAction((args) =>
  submitFromPage(args, { type: "seller_registration" }, "sell-a-business/seller-registration/thank-you"),
);

export default function SellerRegistrationPage() {
  const { words, categories } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <EnquiryPage
      words={words}
      path={PATH}
      chapter="sell"
      type="seller_registration"
      refused={refused}
      categories={categories}
    />
  );
}
