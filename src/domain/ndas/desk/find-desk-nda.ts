import type { Context } from "#domain/context.ts";
import { authorize, isAllowed, type StaffAction } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { type DeskNda, selectDeskNda } from "./desk-nda-queries.ts";

/**
 * Returns an agreement for a listing in the staff member's scope. @throws NotSignedIn; NotAllowed; NotFound, also if
 * out of scope
 */
export async function findDeskNda(context: Context, id: string, action: StaffAction = "nda.read"): Promise<DeskNda> {
  const staff = authorize(context, action);
  const nda = isUuid(id) ? await selectDeskNda(context.db, id) : undefined;
  if (!nda || !isAllowed(staff, action, nda)) throw new NotFound(m.nda_not_found());
  return nda;
}
