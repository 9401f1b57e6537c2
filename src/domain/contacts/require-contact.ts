import type { Context, StaffViewer } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";

import { m } from "#messages/messages.js";
import { type ContactAddress, selectAddresses } from "./contact-queries.ts";
import type { ContactDescription } from "./list/contact-list-queries.ts";
import { describeContacts } from "./list/describe-contacts.ts";
import { getContactScope } from "./list/list-contacts.ts";
import { type ContactScope, isUnlimited } from "./list/search-queries.ts";

/** A person that the viewer may see, with the addresses they used within the viewer's scope. */
export interface ReadableContact {
  /** The id of their main address. */
  id: string;
  addresses: ContactAddress[];
  /** Null if they have only an account, and no lead or NDA. */
  description: ContactDescription | null;
  scope: ContactScope;
  staff: StaffViewer;
}

/**
 * Finds a person who is behind the viewer's leads or NDAs; head office and readers may see anyone.
 *
 * @throws NotSignedIn; NotAllowed; NotFound, also if out of scope
 */
export async function requireContact(context: Context, id: string): Promise<ReadableContact> {
  const staff = authorize(context, "lead.read");
  const scope = getContactScope(staff);
  const all = isUuid(id) ? await selectAddresses(context.db, id) : [];
  const main = all[0];
  if (!main) throw new NotFound(m.contact_not_found());
  const description = (await describeContacts(context, scope, [main.id])).get(main.id) ?? null;
  if (isUnlimited(scope)) return { id: main.id, addresses: all, description, scope, staff };
  const addresses = all.filter(({ email }) => description?.emails.includes(email));
  if (addresses.length === 0) throw new NotFound(m.contact_not_found());
  return { id: main.id, addresses, description, scope, staff };
}
