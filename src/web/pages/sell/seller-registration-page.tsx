import { useActionData, useLoaderData } from "react-router";
import { categoriesIn } from "#domain/categories/category-choices.ts";
import { requiredFields } from "#domain/enquiries/required-fields.ts";
import { findDraft } from "#domain/enquiries/sellers/keep-draft.ts";
import { stepNamed } from "#domain/enquiries/sellers/seller-answers.ts";
import { m } from "#messages/messages.js";
import { useKeptPlace } from "../../browser/asked-near.ts";
import { keepTyped } from "../../browser/keep-typed.ts";
import { EnquiryPage } from "../../components/content/enquiry-page.tsx";
import { KeptRegistration } from "../../components/sellers/kept-registration.tsx";
import { pageWords } from "../../content/page-words.ts";
import { type PageArgs, pageAction, pageLoader } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";
import { beginRegistration, keepStep } from "./keep-registration.ts";

const PATH = "sell-a-business/seller-registration";

export const loader = pageLoader(async (args) => ({
  words: await pageWords(args, "seller-registration"),
  categories: categoriesIn(args.context.locale).map(({ slug, name }) => ({ slug, name })),
  required: requiredFields("seller_registration"),
  kept: await keptRegistration(args),
}));

/** What the address's token opens; null without one. @throws Gone */
async function keptRegistration({ context, url }: PageArgs) {
  const token = url.searchParams.get("token");
  if (!token) return null;
  const { answers, email, expires_at } = await findDraft(context, token);
  const step = stepNamed(url.searchParams.get("step")) ?? "person";
  const saved = url.searchParams.get("saved") === "1";
  return { token, step, saved, answers, email, expires_at: expires_at.toISOString() };
}

export const action = pageAction(async (args) => {
  const token = args.url.searchParams.get("token");
  if (token) return keepStep(args, token);
  if (args.form.get("begin")) return beginRegistration(args);
  return submitFromPage(args, { type: "seller_registration" }, "sell-a-business/seller-registration/thank-you");
});

export const clientAction = keepTyped;

export default function SellerRegistrationPage() {
  const { words, categories, required, kept } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  useKeptPlace();
  if (kept) return <KeptRegistration {...{ words, categories, required, kept, refused }} />;
  return (
    <EnquiryPage
      words={words}
      path={PATH}
      chapter="sell"
      type="seller_registration"
      refused={refused}
      categories={categories}
      beside={
        <button type="submit" name="begin" value="1" className="button button-quiet w-full sm:w-auto">
          {m.seller_begin()}
        </button>
      }
    />
  );
}
