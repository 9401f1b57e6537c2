import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { LeadRow } from "./inquiry-lead-queries.ts";

export function selectDueLeads(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("leads")
    .select("id")
    .where("pass_on_at", "<=", now)
    .where("waiting_since", "is not", null)
    .where("spam_at", "is", null)
    .where("merged_into", "is", null)
    .orderBy("pass_on_at")
    .limit(limit)
    .execute();
}

/** Locks a lead that is still due. Undefined if another process has it or it is no longer due. */
export function lockDueLead(db: Db, id: string, now: Date): Promise<LeadRow | undefined> {
  return db
    .selectFrom("leads")
    .selectAll()
    .where("id", "=", id)
    .where("pass_on_at", "<=", now)
    .where("waiting_since", "is not", null)
    .where("spam_at", "is", null)
    .where("merged_into", "is", null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Selects the office's next person: active, not away, with an email address, and not assigned this lead since it began
 * to wait. Fewest waiting leads first.
 */
export function selectNextPerson(
  db: Db,
  { id, office_id, agent_id, waiting_since }: LeadRow,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("agents")
    .select("agents.id")
    .where("office_id", "=", office_id)
    .where("active", "=", true)
    .where("assigned_to", "is", null)
    .where("email", "<>", "")
    .where("agents.id", "<>", agent_id ?? -1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("lead_events")
            .select("lead_events.id")
            .where("lead_id", "=", id)
            .where("kind", "in", ["assigned", "passed_on"])
            .where("happened_at", ">=", waiting_since ?? new Date(0))
            .where(({ eb, or, ref }) =>
              or([
                eb("lead_events.agent_id", "=", ref("agents.id")),
                eb(sql<number>`(details ->> 'from')::integer`, "=", ref("agents.id")),
              ]),
            ),
        ),
      ),
    )
    .orderBy(({ selectFrom, fn }) =>
      selectFrom("leads")
        .select(fn.countAll().as("waiting"))
        .whereRef("leads.agent_id", "=", "agents.id")
        .where("leads.waiting_since", "is not", null)
        .where("leads.spam_at", "is", null)
        .where("leads.merged_into", "is", null),
    )
    .orderBy("agents.id")
    .executeTakeFirst();
}
