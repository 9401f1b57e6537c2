import type { ReactNode } from "react";
import type { InquiryType } from "#db/tables/inquiries.ts";
import type { Chapter } from "../../content/chapters.ts";
import type { PageContent } from "../../content/page-content.ts";
import { getSiteHref } from "../../site.ts";
import { useSite } from "../../use-site.ts";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";
import { InquiryForm } from "../forms/inquiry-form.tsx";
import { FormPanel } from "./form-panel.tsx";
import { TextPage } from "./text-page.tsx";

interface InquiryPageProps {
  content: PageContent;
  /** The page's path inside its site. The form posts to it. */
  path: string;
  chapter: Chapter;
  type: InquiryType;
  rejected: Rejected | undefined;
  categories?: Category[];
  /** Links beside the form's button. */
  besideButton?: ReactNode;
  /** Fields below the others. */
  belowFields?: ReactNode;
  /** Content below the page's columns. */
  afterColumns?: ReactNode;
}

/** A page with an inquiry form. */
export function InquiryPage({
  content,
  path,
  chapter,
  type,
  rejected,
  categories = [],
  besideButton,
  belowFields,
  afterColumns,
}: InquiryPageProps) {
  const site = useSite();
  const form = (
    <FormPanel content={content}>
      <InquiryForm
        type={type}
        action={getSiteHref(site, path)}
        rejected={rejected}
        categories={categories}
        submitLabel={content.more.submit_text}
        besideButton={besideButton}
        belowFields={belowFields}
      />
    </FormPanel>
  );
  return <TextPage content={content} path={path} chapter={chapter} main={form} afterColumns={afterColumns} />;
}
