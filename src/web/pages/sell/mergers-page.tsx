import { InquiryPage } from "../../components/content/inquiry-page.tsx";
import { loadPageContent } from "../../content/load-page-content.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { createPageAction, createPageLoader } from "../../page-loader.ts";

export const loader = createPageLoader(async (args) => ({
  content: await loadPageContent(args, "mergers"),
}));

export const action = createPageAction((args) => handleInquiryForm(args, { type: "mergers" }));

export default function MergersPage() {
  const { content } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <InquiryPage content={content} pageKey="mergers" type="mergers" rejected={rejected} />;
}
