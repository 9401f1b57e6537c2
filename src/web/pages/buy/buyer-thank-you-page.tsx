import { useLoaderData } from "react-router";
import { ThankYou } from "../../components/content/thank-you.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("buyer-registration-thank-you");

export default function BuyerThankYouPage() {
  return <ThankYou words={useLoaderData<typeof loader>().words} />;
}
