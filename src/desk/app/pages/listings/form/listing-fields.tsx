import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { ListingChoices } from "#domain/listings/editing/lists/list-choices.ts";
import type { FieldSection } from "#domain/listings/fields/field-row.ts";
import { ALL_FIELDS, LISTING_FIELDS } from "#domain/listings/fields/listing-fields.ts";
import { m } from "#messages/messages.js";
import { ListingField } from "./listing-field.tsx";

interface Section {
  section: FieldSection;
  title: () => string;
  lead?: () => string;
}

export const SECTIONS: readonly Section[] = [
  { section: "public", title: m.edit_section_public, lead: m.edit_section_public_lead },
  { section: "financials", title: m.edit_section_financials, lead: m.edit_section_financials_lead },
  { section: "terms", title: m.edit_section_terms },
  { section: "confidential", title: m.edit_section_confidential, lead: m.edit_section_confidential_lead },
  { section: "owner", title: m.edit_section_office },
];

/** All fields of a listing of the chosen kind, in sections. */
export function ListingFields({ choices }: { choices: ListingChoices }) {
  const kind = useWatch({ name: "kind" }) === "franchise" ? "franchise" : "business";
  return SECTIONS.map(({ section, title, lead }) => (
    <FormSection key={section} id={getSectionId(section)} title={title()} {...(lead && { lead: lead() })}>
      {ALL_FIELDS.filter((field) => {
        const { section: own, only = kind } = LISTING_FIELDS[field];
        return own === section && only === kind;
      }).map((field) => (
        <ListingField key={field} field={field} choices={choices} />
      ))}
    </FormSection>
  ));
}

export const getSectionId = (section: FieldSection): string => `section-${section}`;

function FormSection({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <details open id={id} className="mb-6 scroll-mt-24 border border-rule bg-sheet">
      <summary className="cursor-pointer px-5 py-3">
        <h2 className="inline text-2xl">{title}</h2>
      </summary>
      <div className="px-5 pb-2">
        {lead && <p className="mb-4 max-w-prose text-ink-soft">{lead}</p>}
        {children}
      </div>
    </details>
  );
}
