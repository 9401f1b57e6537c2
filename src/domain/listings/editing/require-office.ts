import type { Context } from "#domain/context.ts";
import { requireStaff } from "#domain/context.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectOwningOffice } from "./editing-queries.ts";

/**
 * Requires an existing office and an agent who works there, both within the user's scope, so that a user can't assign a
 * listing to where they could no longer see it.
 *
 * @throws Invalid
 */
export async function requireOffice(
  context: Context,
  { office_id, agent_id }: { office_id: number; agent_id: number | null },
): Promise<void> {
  const options = getMessageOptions(context.locale);
  const throwInvalid = (field: string, reason: string): never => {
    throw new Invalid(m.field_check_marked({}, options), { [field]: [reason] });
  };
  const staff = requireStaff(context);
  const office = await selectOwningOffice(context.db, office_id, agent_id);
  if (!office) return throwInvalid("office_id", m.field_unknown_office({}, options));
  if (!office.works_there) return throwInvalid("agent_id", m.desk_agent_other_office({}, options));
  if (!isAllowed(staff, "listing.write", { office_id, agent_id })) {
    return throwInvalid(
      staff.staff_role === "agent" ? "agent_id" : "office_id",
      m.desk_listing_out_of_scope({}, options),
    );
  }
}
