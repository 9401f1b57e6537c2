import type { Context } from "#domain/context.ts";
import { fillPath, getPattern, replaceLocations, SITE_MAP } from "#web/site-map.ts";
import { type InvitationRow, selectInvitation } from "./invitation-queries.ts";

/** The data of the email with an invitation's link. */
export interface ReviewInvitationEmail extends Pick<InvitationRow, "id" | "name" | "email" | "locale" | "expires_at"> {
  office: string;
  /** The office's page with the form, without a language. */
  path: string;
  token: string;
}

/** Loads the data of the email. Null if the invitation has been used since. */
export async function getReviewInvitationEmail(
  { db, edition }: Pick<Context, "db" | "edition">,
  { invitation_id, token }: { invitation_id: string; token: string },
): Promise<ReviewInvitationEmail | null> {
  const row = await selectInvitation(db, invitation_id);
  if (!row || row.used_at) return null;
  const { id, name, email, locale, expires_at, office, office_slug, region_slug } = row;
  const pattern = getPattern({ mount: "office", path: SITE_MAP.reviews.paths.office });
  const path = replaceLocations(fillPath(pattern, [region_slug, office_slug]), edition.locations_segment);
  return { id, name, email, locale, expires_at, office, path, token };
}
