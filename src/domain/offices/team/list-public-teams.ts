import type { Context } from "#domain/context.ts";
import type { TeamMember } from "./team-member.ts";
import { selectPublicTeam } from "./team-queries.ts";

/** The team members an office shows, in its order. Depends on the office's tag. */
export async function getPublicTeam(context: Context, officeId: number): Promise<TeamMember[]> {
  return (await listPublicTeams(context, [officeId])).get(officeId) ?? [];
}

/** The same for several offices by id, in one query; offices without a team have no entry. */
export async function listPublicTeams(
  { db }: Context,
  officeIds: readonly number[],
): Promise<Map<number, TeamMember[]>> {
  if (officeIds.length === 0) return new Map();
  const teams = new Map<number, TeamMember[]>();
  for (const { office_id, ...member } of await selectPublicTeam(db, officeIds)) {
    const team = teams.get(office_id);
    if (team) team.push(member);
    else teams.set(office_id, [member]);
  }
  return teams;
}
