import type { InquiryType } from "#db/tables/inquiries.ts";
import { ownValue } from "#lib/own-value.ts";

/** Required besides name, email and privacy_terms, for each type of enquiry. */
const REQUIRED: Record<InquiryType, readonly string[]> = {
  contact: ["message"],
  listing: ["message", "listing"],
  valuation: ["postal_code"],
  seller_registration: ["phone", "postal_code", "fields.business_name", "fields.category"],
  mergers: ["phone"],
  franchise: ["phone"],
  guide: [],
};

/** The fields that a form of this type marks as required, by their names in the form. */
export function requiredFields(type: InquiryType | null | undefined): string[] {
  return ["type", "name", "email", "privacy_terms", ...((type && ownValue(REQUIRED, type)) || [])];
}
