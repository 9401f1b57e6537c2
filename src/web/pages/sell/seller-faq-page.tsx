import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("seller-faq");

export default function SellerFaqPage() {
  const { words } = useLoaderData<typeof loader>();
  return <TextPage words={words} path="sell-a-business/seller-faq" chapter="sell" />;
}
