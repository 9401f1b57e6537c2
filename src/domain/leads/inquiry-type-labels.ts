import type { InquiryType } from "#db/tables/inquiries.ts";
import { m } from "#messages/messages.js";

export const INQUIRY_TYPE_LABELS: Record<InquiryType, typeof m.mail_kind_contact> = {
  contact: m.mail_kind_contact,
  listing: m.mail_kind_listing,
  valuation: m.mail_kind_valuation,
  seller_registration: m.mail_kind_seller_registration,
  mergers: m.mail_kind_mergers,
  franchise: m.mail_kind_franchise,
  guide: m.mail_kind_guide,
};
