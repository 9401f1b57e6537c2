import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("finding-a-business-broker");

export default function FindingABrokerPage() {
  const { words } = useLoaderData<typeof loader>();
  return <TextPage words={words} path="sell-a-business/finding-a-business-broker" chapter="sell" />;
}
