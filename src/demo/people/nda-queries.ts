import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { StaffViewer } from "#domain/context.ts";

/** A listing that demo buyers sign NDAs for, with the desk account of its office's manager. */
export interface NdaListing {
  number: number;
  slug: string;
  listed_at: Date;
  office_id: number;
  manager_id: number;
}

/** Selects listings of the demo staff's office, the demo agent's first, and whether the seller approves each signer. */
export async function selectNdaListings(
  db: Db,
  { needsApproval, limit }: { needsApproval: boolean; limit: number },
): Promise<NdaListing[]> {
  const { rows } = await sql<NdaListing>`
    select listings.number, listings.slug, listings.listed_at, listings.office_id, manager.account_id as manager_id
    from listings
      join staff as manager on manager.office_id = listings.office_id and manager.staff_role = 'office_manager' and manager.demo
      left join staff as agent on agent.agent_id = listings.agent_id and agent.staff_role = 'agent' and agent.demo
    where listings.status = 'active' and listings.kind = 'business' and listings.nda_approval = ${needsApproval}
    order by agent.account_id is null, listings.number limit ${limit}`.execute(db);
  return rows;
}

/** Selects buyers and the names they sign with, except the buyer whose password visitors of the demo know. */
export async function selectNdaBuyers(db: Db, knownEmail: string, limit: number) {
  return db
    .selectFrom("buyers")
    .innerJoin("accounts", "accounts.id", "buyers.account_id")
    .select(["accounts.id", "buyers.first_name", "buyers.last_name"])
    .where("accounts.email", "<>", knownEmail)
    .orderBy("accounts.id")
    .limit(limit)
    .execute();
}

/** The manager of a listing's office as the one who works at the desk. */
export function createManager({ manager_id, office_id }: NdaListing): StaffViewer {
  return { role: "staff", id: manager_id, session: "", staff_role: "office_manager", office_id, agent_id: null };
}
