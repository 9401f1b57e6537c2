import type { Context, StaffViewer } from "#domain/context.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { MAX_SELECTED } from "#domain/try-each.ts";
import {
  type ContactDescription,
  type ContactFilters,
  type ContactRow,
  selectContacts,
} from "./contact-list-queries.ts";
import { describeContacts } from "./describe-contacts.ts";
import type { ContactScope } from "./search-queries.ts";

/** A person as the list shows them. */
export interface ContactLine extends ContactRow, Omit<ContactDescription, "id"> {}

/** Returns the scope in which a staff member sees people: through their own, their office's, or all leads and NDAs. */
export function getContactScope(staff: StaffViewer): ContactScope {
  const { office_id = null, agent_id = null } = getScope(staff);
  return { office_id, agent_id };
}

/** The filters of the list. The office and agent limit the viewer's scope further. */
export interface ContactListQuery extends ContactFilters, ContactScope {}

/**
 * Returns the people of the leads and NDAs that the viewer may see, latest activity first. Head office and readers also
 * see buyers with an account who never wrote. @throws NotSignedIn; NotAllowed
 */
export async function listContacts(
  context: Context,
  { office_id, agent_id, ...filters }: ContactListQuery,
): Promise<{ data: ContactLine[]; total: number }> {
  const scope = narrowScope(context, { office_id, agent_id });
  if (!scope) return { data: [], total: 0 };
  const { rows, total } = await selectContacts(context.db, scope, filters);
  const described = await describeContacts(
    context,
    scope,
    rows.map(({ id }) => id),
  );
  return { data: rows.map((row) => ({ ...EMPTY, ...described.get(row.id), ...row })), total };
}

/** Returns the viewer's scope within the chosen office and agent; null if nothing is in both. */
function narrowScope(context: Context, { office_id, agent_id }: ContactScope): ContactScope | null {
  const own = getContactScope(authorize(context, "lead.read"));
  const isOther = (mine: number | null, wanted: number | null) => mine !== null && wanted !== null && mine !== wanted;
  if (isOther(own.office_id, office_id) || isOther(own.agent_id, agent_id)) return null;
  return { office_id: own.office_id ?? office_id, agent_id: own.agent_id ?? agent_id };
}

/**
 * Returns the ids of the people that match the list's filters, at most `MAX_SELECTED`. @throws NotSignedIn; NotAllowed
 */
export async function listContactIds(
  context: Context,
  { office_id, agent_id, ...filters }: ContactListQuery,
): Promise<string[]> {
  const scope = narrowScope(context, { office_id, agent_id });
  if (!scope) return [];
  const { rows } = await selectContacts(context.db, scope, { ...filters, page: 1, per_page: MAX_SELECTED });
  return rows.map(({ id }) => id);
}

/** Shown for a person whose only inquiry has not been attached to a lead yet. */
const EMPTY = { name: "", phone: null, emails: [], leads: 0, ndas: 0, office: null, agent: null };
