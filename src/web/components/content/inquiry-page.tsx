import type { ReactNode } from "react";
import type { InquiryType } from "#db/tables/inquiries.ts";
import type { Chapter } from "../../content/chapters.ts";
import type { Words } from "../../content/words.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";
import { InquiryForm } from "../forms/inquiry-form.tsx";
import { FormSheet } from "./form-sheet.tsx";
import { TextPage } from "./text-page.tsx";

interface InquiryPageProps {
  words: Words;
  /** The page's path inside its site, to which the form is sent too. */
  path: string;
  chapter: Chapter;
  type: InquiryType;
  rejected: Rejected | undefined;
  categories?: Category[];
  /** Other ways on, beside the form's button. */
  beside?: ReactNode;
  /** Fields that stand below the others. */
  below?: ReactNode;
  /** Stands below the text and all that is beside it. */
  end?: ReactNode;
}

/** A page that is there for its form, with what it says about it around. */
export function InquiryPage({
  words,
  path,
  chapter,
  type,
  rejected,
  categories = [],
  beside,
  below,
  end,
}: InquiryPageProps) {
  const site = useSite();
  const form = (
    <FormSheet words={words}>
      <InquiryForm
        type={type}
        action={siteHref(site, path)}
        rejected={rejected}
        categories={categories}
        send={words.more.submit_text}
        beside={beside}
        below={below}
      />
    </FormSheet>
  );
  return <TextPage words={words} path={path} chapter={chapter} first={form} end={end} />;
}
