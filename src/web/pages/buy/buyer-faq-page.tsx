import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("buyer-faq");

export default function BuyerFaqPage() {
  const { words } = useLoaderData<typeof loader>();
  return <TextPage words={words} path="buy-a-business/buyer-faq" chapter="buy" />;
}
