import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { createContentLoader } from "../../content/load-page-content.ts";

export const loader = createContentLoader("buyer-faq");

export default function BuyerFaqPage() {
  const { content } = useLoaderData<typeof loader>();
  return <TextPage content={content} path="buy-a-business/buyer-faq" chapter="buy" />;
}
