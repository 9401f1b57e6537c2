import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { OutboxTable } from "#db/tables/inquiries.ts";

interface NetworkCounts {
  offices: number;
  agents: number;
  listings: number;
  public_listings: number;
  dismissed_at: Date | null;
}

/** Counts the network's offices, agents and listings, without head office and connected organizations. */
export async function selectNetworkCounts(db: Db): Promise<NetworkCounts> {
  const { rows } = await sql<NetworkCounts>`
    select
      (select count(*) from offices where type = 'office' and status = 'Active' and not connected)::integer as offices,
      (select count(*) from agents where active)::integer as agents,
      (select count(*) from listings)::integer as listings,
      (select count(*) from listings where status in ('active', 'under_offer', 'sold'))::integer as public_listings,
      (select set_up_dismissed_at from network_settings) as dismissed_at`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("The database returned no counts.");
  return counts;
}

/** Selects the latest test email that anyone has sent to themselves. */
export function selectLatestMailTest(db: Db): Promise<
  | (Pick<OutboxTable, "to_address" | "last_error"> & {
      status: "waiting" | "sending" | "unclear" | "held" | "unwanted" | "blocked" | "sent" | "failed";
      awaits_server: boolean;
      created_at: Date;
    })
  | undefined
> {
  return db
    .selectFrom("outbox")
    .select(["to_address", "last_error", "status", "awaits_server", "created_at"])
    .where("key", "like", "account:%:mail\\_test:%")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function updateDismissed(db: Db, set_up_dismissed_at: Date | null): Promise<void> {
  await db.updateTable("network_settings").set({ set_up_dismissed_at }).execute();
}
