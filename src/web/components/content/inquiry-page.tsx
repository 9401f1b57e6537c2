import type { ReactNode } from "react";
import type { InquiryType } from "#db/tables/inquiries.ts";
import type { PageContent } from "../../content/page-content.ts";
import { getPageHref } from "../../site.ts";
import type { PageKey } from "../../site-map.ts";
import { useSite } from "../../use-site.ts";
import type { Rejected } from "../forms/form-frame.tsx";
import type { Category } from "../forms/inquiry-field.tsx";
import { InquiryForm } from "../forms/inquiry-form.tsx";
import { FormPanel } from "./form-panel.tsx";
import { TextPage } from "./text-page.tsx";

interface InquiryPageProps {
  content: PageContent;
  /** The page's path, where the form posts. */
  pageKey: PageKey;
  type: InquiryType;
  rejected: Rejected | undefined;
  categories?: Category[];
  /** Links beside the form's button. */
  besideButton?: ReactNode;
  /** Fields above the others. */
  aboveFields?: ReactNode;
  /** Content below the page's heading, and between the heading and the columns. */
  inHeading?: ReactNode;
  beforeColumns?: ReactNode;
}

/** A page with an inquiry form. */
export function InquiryPage({
  content,
  pageKey,
  type,
  rejected,
  categories = [],
  besideButton,
  aboveFields,
  inHeading,
  beforeColumns,
}: InquiryPageProps) {
  const site = useSite();
  const form = (
    <FormPanel content={content}>
      <InquiryForm
        type={type}
        action={getPageHref(site, pageKey)}
        rejected={rejected}
        categories={categories}
        submitLabel={content.more.submit_text}
        besideButton={besideButton}
      >
        {aboveFields}
      </InquiryForm>
    </FormPanel>
  );
  return (
    <TextPage content={content} pageKey={pageKey} main={form} inHeading={inHeading} beforeColumns={beforeColumns} />
  );
}
