import type { ReactNode } from "react";
import { type Chapter, chapterPages } from "../../content/chapters.ts";
import type { Words } from "../../content/words.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import { ContactDetails } from "../people/contact-details.tsx";
import { PageHead } from "../site/page-head.tsx";
import { PageHeading } from "../site/page-heading.tsx";
import { ChapterNav } from "./chapter-nav.tsx";
import { ContactStep, NextStep } from "./next-step.tsx";
import { Prose } from "./prose.tsx";
import { Questions } from "./questions.tsx";
import { Steps } from "./steps.tsx";

interface TextPageProps {
  words: Words;
  /** The page's path inside its site. */
  path: string;
  chapter?: Chapter;
  /** The main content above the text, if the page has more than text. */
  main?: ReactNode;
  /** Content below the text. */
  children?: ReactNode;
  /** Content beside the text, above the chapter's links. */
  aside?: ReactNode;
  /** Content below the columns, before the call to action. */
  afterColumns?: ReactNode;
  /** False if the page shows one visitor's own data and must not be indexed. */
  index?: boolean;
  /** The page number within a list. */
  page?: number;
}

/** A text page with the links of its chapter beside it. */
export function TextPage({ words, path, chapter, main, children, aside, afterColumns, index, page }: TextPageProps) {
  const site = useSite();
  const chapterPage = chapter && chapterPages(chapter, site)[0];
  const parents =
    chapterPage && chapterPage.path !== path ? [{ label: chapterPage.label(), path: chapterPage.path }] : [];
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description}
        canonical={siteHref(site, path)}
        index={index}
        page={page}
      />
      <PageHeading heading={words.heading} lead={words.lead} parents={parents} />
      <div className="page-width mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="space-y-10">
          <Steps title={words.more.steps_heading} steps={words.steps} />
          {main}
          <Questions questions={words.questions} />
          <Prose html={words.body} />
          {children}
        </div>
        <aside className="space-y-8">
          {aside}
          {chapter && <ChapterNav chapter={chapter} path={path} />}
          <ContactDetails />
        </aside>
      </div>
      {afterColumns}
      {words.call ? <NextStep {...words.call} /> : <ContactStep />}
    </>
  );
}
