import { Landing } from "../../components/content/landing.tsx";
import { createWebsitePageLoader } from "../../content/website-page-loader.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { createPageAction } from "../../page-loader.ts";

export const loader = createWebsitePageLoader("template");

export const action = createPageAction((args) => handleInquiryForm(args, { type: "contact" }));

export default function TemplatePage() {
  const { content, path } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <Landing content={content} path={path} type="contact" rejected={rejected} />;
}
