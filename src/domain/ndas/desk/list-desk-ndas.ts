import type { Context } from "#domain/context.ts";
import { allow, reachOf } from "#domain/staff/staff-policy.ts";
import { type DeskNdasAsked, selectDeskNdas } from "./desk-nda-queries.ts";

/** The agreements of the listings that are the staff member's. @throws NotSignedIn; NotAllowed */
export function listDeskNdas(context: Context, asked: Omit<DeskNdasAsked, "office_id" | "agent_id">) {
  return selectDeskNdas(context.db, { ...asked, ...reachOf(allow(context, "nda.read")) });
}
