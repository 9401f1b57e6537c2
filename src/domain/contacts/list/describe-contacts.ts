import { formatPhone } from "#domain/accounts/profile/phone-number.ts";
import type { Context } from "#domain/context.ts";
import { type ContactDescription, selectDescriptions } from "./contact-list-queries.ts";
import type { ContactScope } from "./search-queries.ts";

/** Describes contacts to people in a scope, by id, with phone numbers as the edition's country writes them. */
export async function describeContacts(
  { db, edition }: Context,
  scope: ContactScope,
  ids: readonly string[],
): Promise<Map<string, ContactDescription>> {
  const rows = await selectDescriptions(db, scope, ids);
  return new Map(rows.map((row) => [row.id, { ...row, phone: row.phone && formatPhone(row.phone, edition) }]));
}
