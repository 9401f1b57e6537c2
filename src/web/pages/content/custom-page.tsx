import { FORM_BLOCKS, splitAtForms } from "#domain/content/text/form-blocks.ts";
import { NotFound } from "#lib/errors.ts";
import { TextPage } from "../../components/content/text-page.tsx";
import { createWebsitePageLoader, findPageOrComponent } from "../../content/website-page-loader.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { DataWithStatus, withStatus } from "../../document/responses.ts";
import { handleInquiryForm } from "../../forms/handle-form.ts";
import { handleValuation } from "../../forms/handle-valuation.ts";
import { createPageAction } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";

/** A custom page of the network, an office or an agent. */
export const loader = createWebsitePageLoader("custom");

/** Receives the forms of the page's text. @throws NotFound if it has no such form. */
export const action = createPageAction(async (args) => {
  const type = FORM_BLOCKS.find((each) => each === args.form.get("type")) ?? "contact";
  const { body } = await findPageOrComponent(args, "custom");
  if (!splitAtForms(body).some((part) => typeof part === "object" && part.form === type)) throw new NotFound();
  const result = await (type === "valuation" ? handleValuation(args) : handleInquiryForm(args, { type }));
  return result instanceof DataWithStatus ? withStatus({ ...result.data, type }, result.status) : result;
});

export default function CustomPage() {
  const { content, path } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const action = getPageHref(useSite(), "customPage", path);
  return <TextPage content={content} pageKey="customPage" value={path} forms={{ action, rejected }} />;
}
