import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize, isAllowed } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { DEFAULT_LIMIT_MINUTES, LIMIT_MINUTES } from "../lead-limits.ts";
import { selectOfficeRules, updateOfficeLimit } from "./inquiry-lead-queries.ts";

const { min, max } = LIMIT_MINUTES;

export const limitSchema = v.strictObject(
  {
    minutes: v.nullable(
      v.pipe(
        v.number("lead_limit"),
        v.integer("lead_limit"),
        v.minValue(min, "lead_limit"),
        v.maxValue(max, "lead_limit"),
      ),
    ),
  },
  "unknown_field",
);

export interface OfficeLimit {
  /** The office's own limit, or null for the default. */
  minutes: number | null;
  usual_minutes: number;
}

/**
 * Finds an office by slug whose limit the viewer may see or set. One outside the viewer's scope is reported as not
 * found.
 */
export async function requireOfficeOfLimit(
  context: Context,
  slug: string,
  action: "office.read" | "office.write",
): Promise<string> {
  const staff = authorize(context, action);
  const { id } = await findOffice(context, slug);
  if (!isAllowed(staff, action, { office_id: id, agent_id: null })) throw new NotFound(m.office_not_found());
  return slug;
}

/** Returns how many minutes an office's leads may go unanswered before they are reassigned. @throws NotSignedIn, NotFound, NotAllowed */
export async function showOfficeLimit(context: Context, slug: string): Promise<OfficeLimit> {
  await requireOfficeOfLimit(context, slug, "office.read");
  const { id } = await findOffice(context, slug);
  const { lead_limit_minutes: minutes } = await selectOfficeRules(context.db, id);
  return { minutes, usual_minutes: DEFAULT_LIMIT_MINUTES };
}

/**
 * Sets the limit for leads that arrive from now on. Null restores the default. @throws NotSignedIn, NotFound,
 * NotAllowed
 */
export async function setOfficeLimit(context: Context, slug: string, minutes: number | null): Promise<OfficeLimit> {
  return runInTransaction(context, async (context) => {
    await requireOfficeOfLimit(context, slug, "office.write");
    const { id } = await findOffice(context, slug);
    const { lead_limit_minutes: before } = await selectOfficeRules(context.db, id);
    if (before !== minutes) {
      await updateOfficeLimit(context.db, id, minutes);
      const details = { before, minutes };
      await recordAuditEvent(context, { action: "office.lead_limit", subject: `office ${id}`, office_id: id, details });
    }
    return { minutes, usual_minutes: DEFAULT_LIMIT_MINUTES };
  });
}
