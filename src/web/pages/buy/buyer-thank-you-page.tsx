import { useLoaderData } from "react-router";
import { ThankYou } from "../../components/content/thank-you.tsx";
import { createContentLoader } from "../../content/load-page-content.ts";

export const loader = createContentLoader("buyer-registration-thank-you");

export default function BuyerThankYouPage() {
  return <ThankYou content={useLoaderData<typeof loader>().content} />;
}
