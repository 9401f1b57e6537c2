import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { CAN_BE_EMAILED } from "./freshness-queries.ts";

/**
 * Selects a withdrawn listing with its agent's address and language, its office's address, and the name of the staff
 * member who withdrew it.
 */
export function selectWithdrawn(db: Db, number: number, account_id: number | null) {
  return db
    .selectFrom("listings")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .leftJoin("agents", (join) => join.onRef("agents.id", "=", "listings.agent_id").on(CAN_BE_EMAILED))
    .leftJoin("staff as author", (join) => join.on("author.account_id", "=", account_id))
    .select(["listings.name", "agents.email as agent_email", "offices.email as office_email", "author.name as who"])
    .select(
      sql<string | null>`(
        select accounts.locale from staff join accounts on accounts.id = staff.account_id
        where staff.agent_id = agents.id and staff.disabled_at is null limit 1)`.as("locale"),
    )
    .where("listings.number", "=", number)
    .where("listings.status", "=", "withdrawn")
    .executeTakeFirst();
}
