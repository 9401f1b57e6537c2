import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

export interface LeadNames {
  /** The name of the person who sent the latest inquiry. */
  name: string;
  office: string;
  agent: string | null;
  is_handled: boolean;
}

/** Selects a lead's names for display. */
export async function selectLeadNames(db: Db, id: string): Promise<LeadNames> {
  const row = await db
    .selectFrom("leads")
    .innerJoin("offices", "offices.id", "leads.office_id")
    .leftJoin("agents", "agents.id", "leads.agent_id")
    .select(["offices.name as office", "agents.name as agent"])
    .select(({ eb }) => eb("handled_at", "is not", null).as("is_handled"))
    .select(
      sql<string | null>`(
        select name from enquiries where lead_id = leads.id order by received_at desc, id limit 1)`.as("name"),
    )
    .where("leads.id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, name: row.name ?? "", is_handled: Boolean(row.is_handled) };
}
