import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/**
 * Adds what the demo staff's office has done since a time to the audit log: the status and price changes of its
 * listings, made by their agent or, without one, its manager, and the stages and notes of its agent's deals.
 */
export async function insertDemoLog(db: Db, since: Date): Promise<void> {
  await sql`
    insert into staff_actions (account_id, action, subject, office_id, details, happened_at)
    select account_id, action, subject, office_id, details, happened_at from (
      select coalesce(agent.account_id, manager.account_id) as account_id,
        'listing.' || case when field = 'price' then 'changed' when old_value is null and new_value = 'draft' then 'created'
          when new_value = 'active' then 'published' else new_value end as action,
        'listing ' || listings.number as subject, listings.office_id, '{}'::jsonb as details, happened_at
      from listing_events join listings on listings.number = listing_events.listing_number
        join staff as manager on manager.office_id = listings.office_id and manager.staff_role = 'office_manager'
          and manager.demo
        left join staff as agent on agent.agent_id = listings.agent_id and agent.staff_role = 'agent' and agent.demo
      union all
      select deal_events.account_id, 'deal.' || deal_events.kind, 'deal ' || deals.id, deals.office_id,
        case when to_stage is null then '{}'::jsonb else jsonb_build_object('from', from_stage, 'to', to_stage) end,
        happened_at
      from deal_events join deals on deals.id = deal_events.deal_id where deal_events.account_id is not null
    ) as done
    where happened_at >= ${since} order by happened_at, subject`.execute(db);
}
