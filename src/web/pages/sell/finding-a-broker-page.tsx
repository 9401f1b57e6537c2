import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { createContentLoader } from "../../content/load-page-content.ts";

export const loader = createContentLoader("finding-a-business-broker");

export default function FindingABrokerPage() {
  const { content } = useLoaderData<typeof loader>();
  return <TextPage content={content} path="sell-a-business/finding-a-business-broker" chapter="sell" />;
}
