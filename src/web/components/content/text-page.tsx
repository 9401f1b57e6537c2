import type { ReactNode } from "react";
import { getChapterPicture, getParentCrumbs, getTextPicture } from "../../content/chapters.ts";
import type { PageContent } from "../../content/page-content.ts";
import { getPageHref } from "../../site.ts";
import type { PageKey } from "../../site-map.ts";
import { useSite } from "../../use-site.ts";
import { ContactDetails } from "../people/contact-details.tsx";
import { PageHead } from "../site/page-head.tsx";
import { PageHeading } from "../site/page-heading.tsx";
import { ChapterNav } from "./chapter-nav.tsx";
import type { FormsOfPage } from "./form-in-text.tsx";
import { ContactStep, NextStep } from "./next-step.tsx";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";
import { Sources } from "./sources.tsx";
import { Steps } from "./steps.tsx";

interface TextPageProps {
  content: PageContent;
  pageKey: PageKey;
  /** The value of the parameter in the page's path. */
  value?: string;
  /** The main content above the text, if the page has more than text. */
  main?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
  /** Content beside the text, above the links of the chapter. */
  aside?: ReactNode;
  /** Content in the page's head, below its lead. */
  inHeading?: ReactNode;
  /** Content between the page's head and its columns. */
  beforeColumns?: ReactNode;
  /** Content below the columns, before the call to action. */
  afterColumns?: ReactNode;
  /** False if the page shows one visitor's own data and must not be indexed. */
  index?: boolean;
  /** True if the page itself handles the forms in its text. */
  forms?: FormsOfPage;
  /** The page number within a list. */
  page?: number;
}

/** A text page with the links of its chapter beside it. */
export function TextPage({
  content,
  pageKey,
  value,
  main,
  children,
  aside,
  inHeading,
  beforeColumns,
  afterColumns,
  index,
  forms,
  page,
}: TextPageProps) {
  const site = useSite();
  const { lang } = content;
  return (
    <>
      <PageHead
        title={content.title}
        description={content.description}
        canonical={getPageHref(site, pageKey, value)}
        index={index}
        page={page}
      />
      <PageHeading
        heading={content.heading}
        lead={content.lead}
        lang={lang}
        parents={getParentCrumbs(site, pageKey)}
        picture={getChapterPicture(pageKey) ?? (value === undefined ? undefined : getTextPicture(value))}
      >
        {inHeading && <div className="mt-6">{inHeading}</div>}
      </PageHeading>
      {beforeColumns}
      <div className="page-width mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="@container space-y-10">
          <Steps title={content.more.steps_heading} steps={content.steps} lang={lang} />
          {main}
          <Questions questions={content.questions} lang={lang} />
          <Prose html={content.body} lang={lang} forms={forms} />
          {children}
          <Sources sources={(content.lists.sources ?? []) as string[]} lang={lang} />
        </div>
        <aside className="space-y-8 lg:sticky lg:top-6 lg:self-start">
          {aside}
          <ChapterNav pageKey={pageKey} />
          <ContactDetails />
        </aside>
      </div>
      {afterColumns}
      {content.call ? <NextStep {...content.call} lang={lang} /> : <ContactStep />}
    </>
  );
}
