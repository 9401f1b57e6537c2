import type { Context } from "#domain/context.ts";
import { createSecret } from "#lib/secrets.ts";
import { sha256 } from "#lib/sha256.ts";
import { hasHeadOffice } from "../members/staff-queries.ts";
import { deleteFirstAdminLinks, insertFirstAdminLink } from "./first-admin-link-queries.ts";

/** An unused link is replaced by a new one at the next start. */
const LINK_LIFETIME_MS = 24 * 3_600_000;

/** Creates a one-time link for the first head office account. Returns its path, or null if there is such an account. */
export async function createFirstAdminLinkIfNeeded(context: Context): Promise<string | null> {
  await deleteFirstAdminLinks(context.db, context.clock());
  return (await hasHeadOffice(context.db)) ? null : createHeadOfficeLink(context);
}

/** Creates a one-time link for a head office account, for an operator who has lost theirs. Returns its path. */
export async function createHeadOfficeLink({ db, clock }: Pick<Context, "db" | "clock">): Promise<string> {
  const token = createSecret();
  await insertFirstAdminLink(db, sha256(token), new Date(clock().getTime() + LINK_LIFETIME_MS));
  return `/desk/opening?token=${token}`;
}
