import type { Selectable } from "kysely";
import type { TeamMemberTable } from "#db/tables/people.ts";

/** A public team member; contact details that aren't public are null. */
export interface TeamMember extends Omit<Selectable<TeamMemberTable>, "id" | "office_id" | "agent_id" | "position"> {
  /** The slug of the member's agent pages, if they have any. */
  agent_slug: string | null;
}
