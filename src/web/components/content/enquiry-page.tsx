import type { ReactNode } from "react";
import type { EnquiryType } from "#db/tables/enquiries.ts";
import type { Chapter } from "../../content/chapters.ts";
import type { Words } from "../../content/words.ts";
import { siteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import type { Category } from "../forms/enquiry-field.tsx";
import { EnquiryForm } from "../forms/enquiry-form.tsx";
import type { Refused } from "../forms/form-frame.tsx";
import { FormSheet } from "./form-sheet.tsx";
import { TextPage } from "./text-page.tsx";

interface EnquiryPageProps {
  words: Words;
  /** The page's path inside its site, to which the form is sent too. */
  path: string;
  chapter: Chapter;
  type: EnquiryType;
  refused: Refused | undefined;
  categories?: Category[];
  /** Other ways on, beside the form's button. */
  beside?: ReactNode;
  /** Fields that stand below the others. */
  below?: ReactNode;
  /** Stands below the text and all that is beside it. */
  end?: ReactNode;
}

/** A page that is there for its form, with what it says about it around. */
export function EnquiryPage({
  words,
  path,
  chapter,
  type,
  refused,
  categories = [],
  beside,
  below,
  end,
}: EnquiryPageProps) {
  const site = useSite();
  const form = (
    <FormSheet words={words}>
      <EnquiryForm
        type={type}
        action={siteHref(site, path)}
        refused={refused}
        categories={categories}
        send={words.more.submit_text}
        beside={beside}
        below={below}
      />
    </FormSheet>
  );
  return <TextPage words={words} path={path} chapter={chapter} first={form} end={end} />;
}
