import { checkSegment } from "#domain/content/reserved-segments.ts";
import { type Context, inTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { staffProblem } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import { toSlug } from "#lib/slug.ts";
import { type EditedOffice, findEditedOffice } from "./edit-office.ts";
import { insertOffice, isOfficeSlugTaken } from "./edited-office-queries.ts";
import type { NewOffice } from "./office-change.ts";
import { findOfficePlace } from "./office-place.ts";
import { saveOfficeParts } from "./save-office-parts.ts";

/** Opens an office; the site shows it at once. @throws NotSignedIn; NotAllowed; Invalid */
export async function createOffice(
  context: Context,
  { fields, hours, territory, ...given }: NewOffice,
): Promise<EditedOffice> {
  allow(context, "office.create");
  const { name = "", email = "", time_zone, ...rest } = fields;
  const slug = given.slug || toSlug(name);
  checkSegment(slug, context);
  const found = findOfficePlace(context, fields);
  if ("codes" in found) throw staffProblem(found.codes);
  return inTransaction(context, async (inside) => {
    if (await isOfficeSlugTaken(inside.db, slug)) throw staffProblem({ slug: "slug_taken" });
    const id = await insertOffice(inside.db, {
      ...rest,
      ...found.place,
      name,
      email,
      slug,
      // A new office has no agents to own it.
      owner_id: null,
      country: inside.edition.code,
      time_zone: time_zone || inside.edition.time_zone,
      created_at: inside.clock(),
      updated_at: inside.clock(),
    });
    await saveOfficeParts(inside, id, { hours, territory });
    await recordAuditEvent(inside, { action: "office.created", subject: `office ${id}`, office_id: id });
    await invalidate(inside, `office:${slug}`, "offices", "listings");
    return findEditedOffice(inside, id, "office.read");
  });
}
