import { getRequiredFields } from "#domain/leads/inquiries/required-fields.ts";
import { findDraft } from "#domain/leads/inquiries/sellers/save-draft.ts";
import { findStep } from "#domain/leads/inquiries/sellers/seller-answers.ts";
import { listCategories } from "#domain/listings/categories/category-choices.ts";
import { m } from "#messages/messages.js";
import { InquiryPage } from "../../components/content/inquiry-page.tsx";
import { SavedRegistration } from "../../components/sellers/saved-registration.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { createPageAction, createPageLoader, type PageArgs } from "../../page-loader.ts";
import { saveStep, startRegistration } from "./save-registration.ts";

export const loader = createPageLoader(async (args) => ({
  content: await loadPageContent(args, "sellerRegistration"),
  categories: listCategories(args.context.locale).map(({ slug, name }) => ({ slug, name })),
  required: getRequiredFields("seller_registration"),
  saved: await loadSavedRegistration(args),
}));

/**
 * Loads the registration of the URL's token; null without one.
 *
 * @throws Gone
 */
async function loadSavedRegistration({ context, url }: PageArgs) {
  const token = url.searchParams.get("token");
  if (!token) return null;
  const { answers, email, expires_at } = await findDraft(context, token);
  const step = findStep(url.searchParams.get("step")) ?? "person";
  const saved = url.searchParams.get("saved") === "1";
  return { token, step, saved, answers, email, expires_at: expires_at.toISOString() };
}

export const action = createPageAction(async (args) => {
  const token = args.url.searchParams.get("token");
  if (token) return saveStep(args, token);
  if (args.form.get("begin")) return startRegistration(args);
  return handleInquiryForm(args, { type: "seller_registration" }, "sellerThankYou");
});

export default function SellerRegistrationPage() {
  const { content, categories, required, saved } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  if (saved)
    return (
      <SavedRegistration
        content={content}
        categories={categories}
        required={required}
        saved={saved}
        rejected={rejected}
      />
    );
  return (
    <InquiryPage
      content={content}
      pageKey="sellerRegistration"
      type="seller_registration"
      rejected={rejected}
      categories={categories}
      besideButton={
        <button type="submit" name="begin" value="1" className="button button-quiet w-full sm:w-auto">
          {m.seller_start()}
        </button>
      }
    />
  );
}
