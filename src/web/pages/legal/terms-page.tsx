import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("terms");

export default function TermsPage() {
  const { words } = useLoaderData<typeof loader>();
  return <TextPage words={words} path="terms" />;
}
