import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { RESPONDER } from "./inbox-queries.ts";

/** Time to first answer. Medians are whole seconds, null if n is 0. */
export interface ResponseTime {
  office: string;
  office_id: number;
  /** Null for the office's total. */
  agent: string | null;
  agent_id: number | null;
  n: number;
  median_seconds: number | null;
  within_target: number;
  /** The number still waiting for a first answer. */
  waiting: number;
}

/** An office's limit in minutes before leads are reassigned. Null means the default. */
export interface SetLimit {
  slug: string;
  name: string;
  minutes: number | null;
}

interface Query {
  since: Date;
  /** In seconds. */
  target: number;
  scope: { office_id?: number; agent_id?: number };
}

/** Grouped by office, then agent. An office's own row comes before its agents' rows. */
export async function selectResponses(db: Db, { since, target, scope }: Query): Promise<ResponseTime[]> {
  const { rows } = await sql<Record<keyof ResponseTime, string | null>>`
    with timed as (
      select office_id, ${RESPONDER} as agent_id,
        extract(epoch from first_answered_at - received_at)::double precision as seconds
      from leads
      where received_at >= ${since} and spam_at is null and merged_into is null
        and (first_answered_at is not null or waiting_since is not null)
        ${scope.office_id === undefined ? sql`` : sql`and office_id = ${scope.office_id}`}
        ${scope.agent_id === undefined ? sql`` : sql`and leads.agent_id = ${scope.agent_id}`}
    )
    select offices.name as office, offices.id as office_id, agents.name as agent, agents.id as agent_id, count(seconds) as n,
      round(percentile_cont(0.5) within group (order by seconds)) as median_seconds,
      count(*) filter (where seconds <= ${target}) as within_target,
      count(*) filter (where seconds is null) as waiting
    from timed
    join offices on offices.id = timed.office_id
    left join agents on agents.id = timed.agent_id
    group by grouping sets ((offices.id, offices.name), (offices.id, offices.name, agents.id, agents.name))
    having grouping(agents.id) = 1 or agents.id is not null
    order by offices.name, offices.id, grouping(agents.id) desc, agents.name`.execute(db);
  return rows.map(({ office, office_id, agent, agent_id, n, median_seconds, within_target, waiting }) => ({
    office: office ?? "",
    office_id: Number(office_id),
    agent,
    agent_id: agent_id === null ? null : Number(agent_id),
    n: Number(n),
    median_seconds: median_seconds === null ? null : Number(median_seconds),
    within_target: Number(within_target),
    waiting: Number(waiting),
  }));
}

/** Selects the active offices in scope, by name, each with its own limit. */
export function selectLimits(db: Db, { office_id }: Query["scope"]): Promise<SetLimit[]> {
  return db
    .selectFrom("offices")
    .select(["slug", "name", "lead_limit_minutes as minutes"])
    .where("status", "=", "Active")
    .$if(office_id !== undefined, (query) => query.where("id", "=", office_id as number))
    .orderBy("name")
    .execute();
}
