import type { StaffRank } from "#domain/context.ts";
import type { DeskWorld } from "./desk-world.ts";
import { LEAD_ACCESS } from "./lead-access.ts";
import { LISTING_ACCESS } from "./listing-access.ts";
import { OPERATOR_ACCESS } from "./operator-access.ts";

/** Whose something is, as seen by those who ask: O own, C a colleague's of the same office, X another office's. */
export type Whose = "O" | "C" | "X";

/** Who may make a call: of whose, in those letters; "" is nobody. A call about nothing in particular is own or nobody's. */
export interface DeskAccess extends Record<StaffRank, string> {
  /** What stands in the call's address where it is about something of whoever that is, made where it is missing. */
  about?(world: DeskWorld, whose: Whose): Promise<Record<string, string>> | Record<string, string>;
}

const EVERYBODY: DeskAccess = { agent: "O", office_manager: "O", head_office: "O", read_only: "O" };

/** By the operation's id, written out by hand: a list a subject. */
export const DESK_ACCESS: Record<string, DeskAccess> = {
  showMyself: EVERYBODY,
  ...LISTING_ACCESS,
  ...LEAD_ACCESS,
  ...OPERATOR_ACCESS,
  listStaffActions: { agent: "", office_manager: "O", head_office: "O", read_only: "" },
};
