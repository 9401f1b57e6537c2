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
    <section
      id="form"
      className="grid content-start gap-x-8 rounded-sm border border-rule bg-sheet p-6 md:p-8 @min-[46rem]:grid-cols-[13rem_minmax(0,1fr)] @min-[46rem]:grid-rows-[auto_1fr]"
    >
      <div>
        {form_heading && <h2 className="text-2xl">{form_heading}</h2>}
        {form_lead && <p className="mt-2 text-ink-soft">{form_lead}</p>}
      </div>
      <div className="mt-6 @min-[46rem]:col-start-2 @min-[46rem]:row-span-2 @min-[46rem]:row-start-1 @min-[46rem]:mt-0">
        {children}
      </div>
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
