import { Landing } from "../../components/content/landing.tsx";
import { createWebsitePageLoader } from "../../content/website-page-loader.ts";
import { useActionData, useLoaderData } from "../../document/page-data.ts";
import { handleValuation } from "../../forms/handle-valuation.ts";
import { createPageAction } from "../../page-loader.ts";

export const loader = createWebsitePageLoader("seller_landing");

export const action = createPageAction(handleValuation);

export default function SellerLandingPage() {
  const { content, path } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <Landing content={content} path={path} type="valuation" rejected={rejected} />;
}
