import { TextPage } from "../../components/content/text-page.tsx";
import { createWebsitePageLoader } from "../../content/website-page-loader.ts";
import { useLoaderData } from "../../document/page-data.ts";

/** A custom page of the network, an office or an agent. */
export const loader = createWebsitePageLoader("custom");

export default function CustomPage() {
  const { content, path } = useLoaderData<typeof loader>();
  return <TextPage content={content} pageKey="customPage" value={path} />;
}
