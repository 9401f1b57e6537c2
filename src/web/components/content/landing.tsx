import type { InquiryType } from "#db/tables/inquiries.ts";
import type { PageContent } from "../../content/page-content.ts";
import type { Rejected } from "../forms/form-frame.tsx";
import { InquiryForm } from "../forms/inquiry-form.tsx";
import { PageHead } from "../site/page-head.tsx";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";

interface LandingProps {
  content: PageContent;
  /** Path from the origin, without the leading slash. */
  path: string;
  type: InquiryType;
  rejected: Rejected | undefined;
}

/** A landing page: an offer and its form, side by side on a wide screen. */
export function Landing({ content, path, type, rejected }: LandingProps) {
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-10 pt-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-16">
      <PageHead title={content.title} description={content.description} canonical={`/${path}`} />
      <div className="space-y-8">
        <div lang={content.lang}>
          <h1 className="text-4xl md:text-5xl">{content.heading}</h1>
          {content.lead && <p className="mt-4 text-lg text-ink-soft md:text-xl">{content.lead}</p>}
        </div>
        <Prose html={content.body} lang={content.lang} />
        <Questions questions={content.questions} lang={content.lang} />
      </div>
      <section id="form" className="h-fit rounded-sm border border-rule bg-sheet p-6 md:p-8 max-lg:row-start-2">
        {content.more.form_heading && <h2 className="mb-5 text-2xl">{content.more.form_heading}</h2>}
        <InquiryForm type={type} action={`/${path}`} rejected={rejected} submitLabel={content.more.submit_text} />
      </section>
    </div>
  );
}
