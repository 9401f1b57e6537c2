import type { Context } from "#domain/context.ts";
import { type ContactDescription, selectDescriptions } from "../list/contact-list-queries.ts";
import type { ReadableContact } from "../require-contact.ts";
import { type DuplicateReason, selectDuplicates } from "./merge-queries.ts";

const MAX_DUPLICATES = 5;

export interface PossibleDuplicate extends ContactDescription {
  reason: DuplicateReason;
}

/** Lists other contacts in the viewer's scope that may be the same person. A person decides whether to merge them. */
export async function listDuplicates(
  { db }: Context,
  { id, addresses, scope }: ReadableContact,
): Promise<PossibleDuplicate[]> {
  const emails = addresses.map(({ email }) => email);
  const candidates = await selectDuplicates(db, { id, emails }, scope, MAX_DUPLICATES);
  const described = await selectDescriptions(
    db,
    scope,
    candidates.map((candidate) => candidate.id),
  );
  const byId = new Map(described.map((each) => [each.id, each]));
  return candidates.flatMap(({ id, reason }) => {
    const description = byId.get(id);
    return description ? { ...description, reason } : [];
  });
}
