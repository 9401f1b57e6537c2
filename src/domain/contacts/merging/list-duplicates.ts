import type { Context } from "#domain/context.ts";
import type { ContactDescription } from "../list/contact-list-queries.ts";
import { describeContacts } from "../list/describe-contacts.ts";
import type { ReadableContact } from "../require-contact.ts";
import { type DuplicateReason, selectDuplicates } from "./merge-queries.ts";

const MAX_DUPLICATES = 5;

export interface PossibleDuplicate extends ContactDescription {
  reason: DuplicateReason;
}

/** Lists other contacts in the viewer's scope that may be the same person. A person decides whether to merge them. */
export async function listDuplicates(
  context: Context,
  { id, addresses, scope }: ReadableContact,
): Promise<PossibleDuplicate[]> {
  const emails = addresses.map(({ email }) => email);
  const candidates = await selectDuplicates(context.db, { id, emails }, scope, MAX_DUPLICATES);
  const described = await describeContacts(
    context,
    scope,
    candidates.map((candidate) => candidate.id),
  );
  return candidates.flatMap(({ id, reason }) => {
    const description = described.get(id);
    return description ? { ...description, reason } : [];
  });
}
