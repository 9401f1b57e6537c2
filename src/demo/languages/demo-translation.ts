import type { Insertable } from "kysely";
import type { AgentTable, OfficeTable } from "#db/tables/offices.ts";
import type { ReviewTable, TeamMemberTable } from "#db/tables/people.ts";
import type { MadeListing } from "../listings/make-listing.ts";

/** Translates the demo network's texts. Numbers and addresses stay as they were generated. */
export interface DemoTranslation {
  office(row: Insertable<OfficeTable>): Insertable<OfficeTable>;
  agent(row: Insertable<AgentTable>, position: number): Insertable<AgentTable>;
  member(row: Insertable<TeamMemberTable>, position: number): Insertable<TeamMemberTable>;
  review(row: Insertable<ReviewTable>, position: number): Insertable<ReviewTable>;
  listing(made: MadeListing): MadeListing;
}
