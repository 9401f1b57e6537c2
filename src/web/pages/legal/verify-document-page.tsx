import { TextPage } from "../../components/content/text-page.tsx";
import { VerifyDocument } from "../../components/ndas/verify-document.tsx";
import { createContentLoader } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";

export const loader = createContentLoader("verifyDocument");

export default function VerifyDocumentPage() {
  const { content } = useLoaderData<typeof loader>();
  return <TextPage content={content} pageKey="verifyDocument" main={<VerifyDocument />} />;
}
