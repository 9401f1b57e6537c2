import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "../../browser/keep-typed.ts";
import { Landing } from "../../components/content/landing.tsx";
import { websitePageLoader } from "../../content/website-page-loader.ts";
import { pageAction } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";

export const loader = websitePageLoader("template");

export const action = pageAction((args) => submitFromPage(args, { type: "contact" }));

export const clientAction = keepTyped;

export default function TemplatePage() {
  const { words, path } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <Landing words={words} path={path} type="contact" refused={refused} />;
}
