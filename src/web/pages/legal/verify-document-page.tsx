import { useLoaderData } from "react-router";
import { TextPage } from "../../components/content/text-page.tsx";
import { VerifyDocument } from "../../components/ndas/verify-document.tsx";
import { wordsLoader } from "../../content/page-words.ts";

export const loader = wordsLoader("verify-document");

export default function VerifyDocumentPage() {
  const { words } = useLoaderData<typeof loader>();
  return <TextPage words={words} path="verify-document" main={<VerifyDocument />} />;
}
