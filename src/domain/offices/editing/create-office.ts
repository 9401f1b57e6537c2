import { checkSegment } from "#domain/content/reserved-segments.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { createStaffProblem } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { toSlug } from "#lib/slug.ts";
import { isSlugTaken } from "../former-slug-queries.ts";
import { type EditedOffice, findEditedOffice } from "./edit-office.ts";
import { insertOffice } from "./edited-office-queries.ts";
import type { NewOffice } from "./office-change.ts";
import { findOfficePlace, getPinnedPlace } from "./office-place.ts";
import { saveOfficeParts } from "./save-office-parts.ts";

/**
 * Creates an office, which the site shows immediately.
 *
 * @throws NotSignedIn; NotAllowed; Invalid
 */
export async function createOffice(context: Context, office: NewOffice): Promise<EditedOffice> {
  authorize(context, "office.create");
  return runInTransaction(context, async (tx) => {
    const id = await addOffice(tx, office);
    await recordAuditEvent(tx, { action: "office.created", subject: `office ${id}`, office_id: id });
    return findEditedOffice(tx, id, "office.read");
  });
}

/** Adds an office in the caller's transaction. @returns its id @throws Invalid */
export async function addOffice(context: Context, { fields, hours, territory, ...given }: NewOffice): Promise<number> {
  const { name = "", email = "", time_zone, ...rest } = fields;
  const slug = given.slug || toSlug(name);
  checkSegment(slug, context);
  const found = findOfficePlace(context, fields);
  if ("codes" in found) throw createStaffProblem(found.codes);
  if (await isSlugTaken(context.db, "office", slug)) throw createStaffProblem({ slug: "slug_taken" });
  const id = await insertOffice(context.db, {
    ...rest,
    ...getPinnedPlace(found.place, fields),
    name,
    email,
    slug,
    // An owner is one of the office's agents, and a new office has none.
    owner_id: null,
    country: context.edition.code,
    time_zone: time_zone || context.edition.time_zone,
    created_at: context.clock(),
    updated_at: context.clock(),
  });
  await saveOfficeParts(context, id, { hours, territory });
  await invalidate(context, `office:${slug}`, "offices", "listings");
  return id;
}
