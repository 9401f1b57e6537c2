import type { Db } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { sha256 } from "#lib/sha256.ts";
import { countPersonalData, type ErasureCounts, selectPerson } from "./person-queries.ts";

/** What erasing a person would delete, and what would stay. */
export interface ErasurePreview extends ErasureCounts {
  /** The given address and those that were merged with it. */
  emails: string[];
  /** The person's contact at the desk; null if they have none. */
  contact_id: string | null;
  /** Changes whenever anything above does. The erasure requires it, so that nothing is deleted that wasn't shown. */
  version: string;
}

/**
 * Previews an erasure. For head office.
 *
 * @throws NotSignedIn; NotAllowed
 */
export function previewErasure(context: Context, { email }: { email: string }): Promise<ErasurePreview> {
  authorize(context, "network.write");
  return getErasurePreview(context.db, email);
}

export async function getErasurePreview(db: Db, email: string): Promise<ErasurePreview> {
  const person = await selectPerson(db, email.toLowerCase());
  const found = { ...person, ...(await countPersonalData(db, person.emails)) };
  return { ...found, version: sha256(JSON.stringify(found)) };
}
