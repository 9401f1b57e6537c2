import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("finding-the-right-business");

export default function FindingTheRightBusinessPage() {
  const { words } = useLoaderData<typeof loader>();
  return <TextPage words={words} path="buy-a-business/finding-the-right-business" chapter="buy" />;
}
