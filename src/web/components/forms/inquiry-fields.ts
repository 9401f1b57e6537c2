import type { InquiryType } from "#db/tables/inquiries.ts";

/** A field of an inquiry form by its name. Two fields in a pair share a row on a wide screen. */
export type InquiryField =
  | "name"
  | "email"
  | "phone"
  | "postal_code"
  | "message"
  | "fields.business_name"
  | "fields.category"
  | "fields.timing"
  | "fields.call_time"
  | "fields.cash_available"
  | "fields.yearly_sales";

type Row = InquiryField | readonly [InquiryField, InquiryField];

/** The fields of each inquiry type, top to bottom. Consents follow in all of them. */
export const INQUIRY_ROWS: Record<InquiryType, readonly Row[]> = {
  contact: ["name", "email", ["phone", "postal_code"], "message"],
  listing: ["name", "email", ["phone", "fields.call_time"], "message"],
  valuation: ["name", "email", "postal_code"],
  seller_registration: [
    "fields.business_name",
    ["fields.category", "postal_code"],
    "name",
    ["email", "phone"],
    "fields.timing",
    "message",
  ],
  mergers: ["name", ["email", "phone"], "fields.business_name", "fields.yearly_sales", "message"],
  franchise: ["name", ["email", "phone"], ["postal_code", "fields.cash_available"], "message"],
  guide: ["name", "email"],
};
