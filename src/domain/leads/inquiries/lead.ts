import type { Selectable } from "kysely";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import type { AgentTable, OfficeTable } from "#db/tables/offices.ts";
import type { Guide } from "#domain/content/pages/find-guide.ts";
import type { Minor } from "#lib/money.ts";

/** An enquiry, who answers it, and what it is about: all that its mails say. */
export interface Lead {
  enquiry: Selectable<InquiryTable>;
  office: Pick<
    Selectable<OfficeTable>,
    "name" | "slug" | "type" | "region_slug" | "email" | "phone" | "organic_number" | "time_zone"
  >;
  agent: Pick<Selectable<AgentTable>, "name" | "slug" | "role" | "email" | "phone" | "extension"> | null;
  listing: {
    number: number;
    slug: string;
    name: string;
    price: Minor | null;
    currency: string;
    county: string | null;
    state: string;
  } | null;
  /** What is to be sent, in the language of the enquiry; null where none was named, or it has gone since. */
  guide: Guide | null;
}
