/** A kind of record that an office or an agent owns: its table, its key, and whether the table names an agent. */
interface RecordTable {
  table: string;
  key: string;
  hasAgent: boolean;
  /** Columns whose combination must be unique within an office. */
  unique?: readonly string[];
}

/** The records that change owner when an office closes or an agent moves or leaves. */
export const RECORD_TABLES = {
  listing: { table: "listings", key: "number", hasAgent: true },
  lead: { table: "leads", key: "id", hasAgent: true },
  inquiry: { table: "enquiries", key: "id", hasAgent: true },
  deal: { table: "deals", key: "id", hasAgent: true },
  saved_search: { table: "saved_searches", key: "id", hasAgent: true },
  contact_note: { table: "contact_notes", key: "id", hasAgent: true },
  territory: { table: "office_territories", key: "postal_code", hasAgent: false },
  article: { table: "blog_posts", key: "id", hasAgent: false, unique: ["slug", "locale"] },
  page: {
    table: "website_pages",
    key: "id",
    hasAgent: false,
    unique: ["type", "template_slug", "agent_id", "locale", "slug"],
  },
  reply_template: { table: "reply_templates", key: "id", hasAgent: false },
  picture: { table: "pictures", key: "id", hasAgent: false },
  agent: { table: "agents", key: "id", hasAgent: false },
  /** An agent's desk account. */
  account: { table: "staff", key: "account_id", hasAgent: false },
} as const satisfies Record<string, RecordTable>;

export type RecordKind = keyof typeof RECORD_TABLES;

export const getRecordTable = (kind: RecordKind): RecordTable => RECORD_TABLES[kind];

/** Records whose state changes instead of their owner: agents who leave, and accounts that can't sign in anymore. */
export type MarkKind = "retired_agent" | "disabled_account";

/** Records that belong to offices and to agents. */
export const SHARED_KINDS = [
  "listing",
  "lead",
  "inquiry",
  "deal",
  "saved_search",
  "contact_note",
] as const satisfies readonly RecordKind[];
/** Records that belong only to offices. Agents and accounts aren't among them, because they may stay. */
export const OFFICE_KINDS = [
  "territory",
  "article",
  "page",
  "reply_template",
  "picture",
] as const satisfies readonly RecordKind[];

/** The office or agent whose records are transferred. */
export type Source = { office_id: number } | { agent_id: number };

/** The new owner. Without `agent_id`, records stay with their agents. */
export interface Receiver {
  office_id: number;
  agent_id?: number | null;
}

/** The number of records that an office or an agent has, shown before a transfer. */
export interface RecordCounts {
  /** For sale or under contract. */
  public_listings: number;
  /** Drafts, sold and withdrawn listings. */
  other_listings: number;
  open_leads: number;
  closed_leads: number;
  open_deals: number;
  /** Buyers who signed an NDA for one of the listings or saved it. */
  buyers: number;
  ndas: number;
  /** Notes on contacts. */
  notes: number;
  /** Postal codes. */
  territory: number;
  articles: number;
  pages: number;
  reply_templates: number;
  /** Pictures of the media library. */
  pictures: number;
  /** Components, and versions of the network's menus and page text, which stay with the office. */
  own_texts: number;
  /** Partners that get this office's listings because it was chosen for them. */
  partners: number;
  reviews: number;
  agents: number;
  /** Desk accounts that can sign in. */
  agent_accounts: number;
  manager_accounts: number;
}
