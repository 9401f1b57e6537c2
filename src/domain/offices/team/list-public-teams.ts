import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import type { TeamMember } from "./team-member.ts";
import { selectPublicTeams } from "./team-queries.ts";

/** Returns the team members that an office shows, in its order. Pages that show them depend on the office's tag. */
export async function getPublicTeam(context: Context, officeId: number): Promise<TeamMember[]> {
  return (await listPublicTeams(context, [officeId])).get(officeId) ?? [];
}

/** Returns the teams of several offices by id. Offices without a team have no entry. */
export async function listPublicTeams(
  { db }: Context,
  officeIds: readonly number[],
): Promise<Map<number, TeamMember[]>> {
  const teams = await readCached(db, "offices", "teams", async () =>
    Map.groupBy(await selectPublicTeams(db), ({ office_id }) => office_id),
  );
  return new Map(
    officeIds.flatMap((id) => {
      const team = teams.get(id);
      return team ? [[id, team.map(({ office_id: _, ...member }) => member)]] : [];
    }),
  );
}
