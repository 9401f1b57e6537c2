import { openTextForPrinting } from "#domain/ndas/signing/present-nda.ts";
import { m } from "#messages/messages.js";
import { NdaText } from "../../components/ndas/nda-text.tsx";
import { PageHead } from "../../components/site/page-head.tsx";
import { useLoaderData } from "../../document/page-data.ts";
import { createPageLoader } from "../../page-loader.ts";

export const loader = createPageLoader(async ({ context, post }) => {
  const { text, text_sha256, template_version } = await openTextForPrinting(context, post);
  return { text, text_sha256, template_version };
});

/** The text of an NDA, to print or save. */
export default function NdaTextPage() {
  const { text, text_sha256, template_version } = useLoaderData<typeof loader>();
  const [title = ""] = text.split("\n");
  return (
    <article className="max-w-[70ch]">
      <PageHead title={title} index={false} />
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 text-ink-soft no-print">{m.nda_print_hint()}</p>
      <div className="mt-6">
        <NdaText text={text} heading="h2" />
      </div>
      <p className="mt-8 border-t border-rule pt-3 text-sm break-all text-ink-soft">
        {m.nda_text_version({ version: template_version, hash: text_sha256 })}
      </p>
    </article>
  );
}
