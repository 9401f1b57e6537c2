import type { Selectable } from "kysely";
import type { InquiryTable } from "#db/tables/inquiries.ts";
import type { AgentTable, OfficeTable } from "#db/tables/offices.ts";
import type { Guide } from "#domain/content/pages/find-guide.ts";
import type { Minor } from "#lib/money.ts";

/** An inquiry, its assignee and its subject: everything its emails contain. */
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
    region_slug: string;
  } | null;
  /** The guide to send, in the inquiry's language. Null if none was requested or it no longer exists. */
  guide: Guide | null;
}
