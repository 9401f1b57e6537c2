import { ThankYou } from "../../components/content/thank-you.tsx";
import { createContentLoader } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";

export const loader = createContentLoader("buyerThankYou");

export default function BuyerThankYouPage() {
  return <ThankYou content={useLoaderData<typeof loader>().content} />;
}
