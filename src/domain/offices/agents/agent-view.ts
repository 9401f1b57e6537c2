import type { Context } from "#domain/context.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import type { Agent } from "./agent.ts";

/** An agent as the API shows them, with slugs for office and substitute. */
export interface AgentView {
  slug: string;
  phone: string | null;
  /** The slug of their office. */
  office: string;
  name: string;
  /** The identifier partners' systems use. */
  name_id: string;
  email: string;
  /** Absolute URL. */
  image: string | null;
  /** The slug of the agent who handles this agent's inquiries. */
  assigned_to: string | null;
  extension: string | null;
}

/** An agent's row with the slugs of their office and substitute. */
export interface AgentRow extends Agent {
  office_slug: string;
  assigned_slug: string | null;
}

export function toAgentView(row: AgentRow, { network }: Pick<Context, "network">): AgentView {
  return {
    slug: row.slug,
    phone: row.phone,
    office: row.office_slug,
    name: row.name,
    name_id: row.name_id,
    email: row.email,
    image: row.image && toAbsoluteUrl(row.image, network.origin),
    assigned_to: row.assigned_slug,
    extension: row.extension,
  };
}
