import { useId } from "react";
import type { FormBlock } from "#domain/content/text/form-blocks.ts";
import { m } from "#messages/messages.js";
import { getPageHref } from "../../site.ts";
import type { PageKey } from "../../site-map.ts";
import { useSite } from "../../use-site.ts";
import { FieldIdPrefix } from "../forms/field.tsx";
import type { Rejected } from "../forms/form-frame.tsx";
import { InquiryForm } from "../forms/inquiry-form.tsx";

/** The page that handles the forms within its own text. */
export interface FormsOfPage {
  action: string;
  /** The form that was just rejected. */
  rejected: (Rejected & { type: FormBlock }) | undefined;
}

/** The page of each form. It also handles forms from pages that don't handle them. */
const PAGES: Record<FormBlock, PageKey> = {
  contact: "contact",
  valuation: "worth",
  mergers: "mergers",
  franchise: "franchises",
};

/** One of the site's forms within a text. If another page handles it, that page shows the form with its errors. */
export function FormInText({ type, forms }: { type: FormBlock; forms: FormsOfPage | undefined }) {
  const site = useSite();
  const rejected = forms?.rejected?.type === type ? forms.rejected : undefined;
  return (
    <section className="my-8 max-w-[65ch] rounded-sm border border-rule bg-sheet p-6 md:p-8">
      <FieldIdPrefix value={useId()}>
        <InquiryForm
          type={type}
          action={forms?.action ?? getPageHref(site, PAGES[type])}
          rejected={rejected}
          submitLabel={type === "valuation" ? m.form_valuation_send() : undefined}
        >
          <input type="hidden" name="type" value={type} />
        </InquiryForm>
      </FieldIdPrefix>
    </section>
  );
}
