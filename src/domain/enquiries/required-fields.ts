import type { EnquiryType } from "#db/tables/enquiries.ts";

/** Required besides name, email and privacy_terms, for each type of enquiry. */
const REQUIRED: Record<EnquiryType, readonly string[]> = {
  contact: ["message"],
  listing: ["message", "listing"],
  valuation: ["postal_code"],
  seller_registration: ["phone", "postal_code", "fields.business_name", "fields.category"],
  mergers: ["phone"],
  franchise: ["phone"],
  guide: [],
};

/** The fields that a form of this type marks as required, by their names in the form. */
export function requiredFields(type: EnquiryType | null | undefined): string[] {
  return ["type", "name", "email", "privacy_terms", ...((type && REQUIRED[type]) || [])];
}
