import type { ReactNode } from "react";
import type { PageContent } from "../../content/page-content.ts";

/** The panel around a page's form, with the text above it and the assurances below. */
export function FormPanel({
  content,
  children,
}: {
  content: Pick<PageContent, "more" | "lists">;
  children: ReactNode;
}) {
  const { form_heading, form_lead } = content.more;
  const assurance = (content.lists.assurance ?? []) as string[];
  return (
    <section id="form" className="max-w-[65ch] rounded-sm border border-rule bg-sheet p-6 md:p-8">
      {form_heading && <h2 className="text-2xl">{form_heading}</h2>}
      {form_lead && <p className="mt-2 text-ink-soft">{form_lead}</p>}
      <div className="mt-6">{children}</div>
      {assurance.length > 0 && (
        <ul className="mt-6 list-disc space-y-1 pl-5 text-ink-soft marker:text-accent">
          {assurance.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
