import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { websitePageLoader } from "../../content/website-page-loader.ts";

/** A custom page of the network, an office or an agent. */
export const loader = websitePageLoader("custom");

export default function CustomPage() {
  const { words, path } = useLoaderData<typeof loader>();
  return <TextPage words={words} path={path} />;
}
