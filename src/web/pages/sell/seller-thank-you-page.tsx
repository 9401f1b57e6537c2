import { useLoaderData } from "react-router";
import { ThankYou } from "../../components/content/thank-you.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("seller-registration-thank-you");

export default function SellerThankYouPage() {
  return <ThankYou words={useLoaderData<typeof loader>().words} />;
}
