import type { Context } from "#domain/context.ts";
import { rememberEach } from "#domain/memory.ts";
import type { TeamMember } from "./team-member.ts";
import { selectPublicTeam } from "./team-queries.ts";

/** The team members an office shows, in its order. Depends on the office's tag. */
export async function getPublicTeam(context: Context, officeId: number): Promise<TeamMember[]> {
  return (await listPublicTeams(context, [officeId])).get(officeId) ?? [];
}

/** The same for several offices by id; offices without a team have no entry. */
export async function listPublicTeams(
  { db }: Context,
  officeIds: readonly number[],
): Promise<Map<number, TeamMember[]>> {
  const teams = await rememberEach(db, "offices", "team", officeIds, async (missing) =>
    Map.groupBy(await selectPublicTeam(db, missing), ({ office_id }) => office_id),
  );
  return new Map([...teams].map(([id, team]) => [id, team.map(({ office_id: _, ...member }) => member)]));
}
