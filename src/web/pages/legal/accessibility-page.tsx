import { TextPage } from "../../components/content/text-page.tsx";
import { createContentLoader } from "../../content/load-page-content.ts";
import { useLoaderData } from "../../document/page-data.ts";

export const loader = createContentLoader("accessibility");

export default function AccessibilityPage() {
  const { content } = useLoaderData<typeof loader>();
  return <TextPage content={content} pageKey="accessibility" />;
}
