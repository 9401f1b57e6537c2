import { useActionData, useLoaderData } from "react-router";
import { inquiryClientAction } from "../../browser/client-action.ts";
import { Landing } from "../../components/content/landing.tsx";
import { websitePageLoader } from "../../content/website-page-loader.ts";
import { submitInquiryForm } from "../../forms/submit-form.ts";
import { pageAction } from "../../page-loader.ts";

export const loader = websitePageLoader("template");

export const action = pageAction((args) => submitInquiryForm(args, { type: "contact" }));

export const clientAction = inquiryClientAction;

export default function TemplatePage() {
  const { words, path } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <Landing words={words} path={path} type="contact" rejected={rejected} />;
}
