import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { AgentTable } from "#db/tables/offices.ts";
import type { TeamMemberTable } from "#db/tables/people.ts";
import { type NameOrder, splitPersonName } from "#editions/person-name.ts";

function createAgentQuery(db: Db) {
  return db
    .selectFrom("agents")
    .innerJoin("offices", "offices.id", "agents.office_id")
    .leftJoin(selectTeamEntries(db).as("member"), "member.agent_id", "agents.id")
    .select(["agents.id", "agents.slug", "agents.name", "agents.office_id", "offices.name as office"])
    .select(["offices.slug as office_slug", "agents.role", "agents.about", "agents.email", "agents.phone"])
    .select(["agents.image", "agents.extension", "agents.active", "agents.assigned_to", "agents.updated_at"])
    .select(["member.show_on_website", "member.email_public", "member.telephone_public", "member.mobile_public"])
    .select("member.mobile_e164");
}

/** Selects each agent's entry on the team page. */
function selectTeamEntries(db: Db) {
  return db
    .selectFrom("team_members")
    .distinctOn("agent_id")
    .select(["agent_id", "show_on_website", "email_public", "telephone_public", "mobile_public", "mobile_e164"])
    .where("agent_id", "is not", null)
    .orderBy("agent_id")
    .orderBy("id");
}

export type EditedAgentRow = NonNullable<Awaited<ReturnType<typeof selectEditedAgent>>>;

export function selectEditedAgent(db: Db, id: number) {
  return createAgentQuery(db).where("agents.id", "=", id).executeTakeFirst();
}

export interface AgentListQuery extends SortedPageQuery {
  q?: string | undefined;
  office_id?: number | undefined;
  agent_id?: number | undefined;
  active?: boolean | undefined;
  /** The column to sort by: `name` or `office`. */
  sort: string;
}

/** Selects one page of agents, including former ones, and the total. */
export async function selectEditedAgents(
  db: Db,
  { q, office_id, agent_id, active, sort, descending, page, per_page }: AgentListQuery,
): Promise<{ data: EditedAgentRow[]; total: number }> {
  let found = createAgentQuery(db);
  if (office_id !== undefined) found = found.where("agents.office_id", "=", office_id);
  if (agent_id !== undefined) found = found.where("agents.id", "=", agent_id);
  if (active !== undefined) found = found.where("agents.active", "=", active);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) =>
      or([eb("agents.name", "ilike", pattern), eb("agents.email", "ilike", pattern)]),
    );
  }
  const sorted = found
    .orderBy(sort === "office" ? "offices.name" : "agents.name", descending ? "desc" : "asc")
    .orderBy("agents.id");
  return selectPage(sorted, { page, per_page });
}

/** What the team page shows of an agent. */
export type TeamEntry = Pick<Updateable<TeamMemberTable>, (typeof TEAM_COLUMNS)[number]>;

export const TEAM_COLUMNS = [
  "show_on_website",
  "email_public",
  "telephone_public",
  "mobile_public",
  "mobile_e164",
] as const;

/** Updates an agent and their team page entry if `updated_at` is unchanged; false if someone else saved first. */
export async function updateAgent(
  db: Db,
  id: number,
  before: Date,
  {
    entry = {},
    ...change
  }: Updateable<AgentTable> & Pick<AgentTable, "role" | "about" | "email" | "phone"> & { entry?: TeamEntry },
  order: NameOrder,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("agents")
    .set(change)
    .where("id", "=", id)
    // Dates in JavaScript have milliseconds, PostgreSQL stores microseconds.
    .where(sql<Date>`date_trunc('milliseconds', updated_at)`, "=", before)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const { role, about, email, phone, name, office_id } = change;
  await db
    .updateTable("team_members")
    .set({
      role,
      about,
      email,
      telephone_number: phone,
      ...entry,
      ...(name !== undefined && splitPersonName(order, name)),
      ...(office_id !== undefined && { office_id }),
    })
    .where("agent_id", "=", id)
    .execute();
  return true;
}

/** Inserts an agent, and their entry on the office's team page. @returns the agent's id */
export async function insertAgent(db: Db, agent: Insertable<AgentTable>, order: NameOrder): Promise<number> {
  const { id } = await db.insertInto("agents").values(agent).returning("id").executeTakeFirstOrThrow();
  const { office_id, name, role, about, email, phone } = agent;
  await db
    .insertInto("team_members")
    .values({
      office_id,
      agent_id: id,
      ...splitPersonName(order, name),
      role: role ?? null,
      about: about ?? null,
      email,
      telephone_number: phone ?? null,
      show_on_website: true,
    } as Insertable<TeamMemberTable>)
    .execute();
  return id;
}

export async function isActiveOffice(db: Db, id: number): Promise<boolean> {
  const office = db.selectFrom("offices").select("id").where("id", "=", id).where("status", "=", "Active");
  return (await office.executeTakeFirst()) !== undefined;
}

export async function isActiveAgent(db: Db, id: number, office_id: number): Promise<boolean> {
  const agent = db.selectFrom("agents").select("id").where("id", "=", id).where("office_id", "=", office_id);
  return (await agent.where("active", "=", true).executeTakeFirst()) !== undefined;
}
