import { selectDescriptions } from "#domain/contacts/list/contact-list-queries.ts";
import { getContactScope } from "#domain/contacts/list/list-contacts.ts";
import { parseContactTerms } from "#domain/contacts/list/search-queries.ts";
import { type Context, requireStaff } from "#domain/context.ts";
import { isGrantedToRole } from "#domain/staff/staff-policy.ts";
import {
  type DeskSearch,
  type FoundDeal,
  type FoundLead,
  type FoundListing,
  searchContactIds,
  searchDeals,
  searchLeads,
  searchListings,
} from "./search-queries.ts";

export interface FoundContact {
  id: string;
  name: string;
  email: string;
}

/** What a search at the desk finds, each kind with its best results. */
export interface DeskSearchResults {
  listings: FoundListing[];
  leads: FoundLead[];
  contacts: FoundContact[];
  deals: FoundDeal[];
}

/** Per kind. */
const MAX_RESULTS = 5;
const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 6;
const NOTHING: DeskSearchResults = { listings: [], leads: [], contacts: [], deals: [] };

/**
 * Finds listings by headline, legal name or number, and leads, contacts and deals by name, email address or phone
 * number, within the viewer's scope. Words are found by their starts. @throws NotSignedIn; NotAllowed
 */
export async function searchDesk(context: Context, text: string): Promise<DeskSearchResults> {
  const staff = requireStaff(context);
  const q = text.slice(0, MAX_QUERY_LENGTH).replaceAll("\0", "").trim();
  const words = q.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const terms = parseContactTerms(q);
  if (words.length === 0 || terms.length === 0) return NOTHING;
  const search: DeskSearch = {
    words: words.slice(0, MAX_WORDS),
    terms: terms.slice(0, MAX_WORDS),
    scope: getContactScope(staff),
    limit: MAX_RESULTS,
  };
  const { db } = context;
  const mayReadLeads = isGrantedToRole(staff, "lead.read");
  const [listings, leads, contacts, deals] = await Promise.all([
    isGrantedToRole(staff, "listing.read") ? searchListings(db, search) : [],
    mayReadLeads ? searchLeads(db, search) : [],
    mayReadLeads ? searchContacts(context, search) : [],
    mayReadLeads ? searchDeals(db, search) : [],
  ]);
  return { listings, leads, contacts, deals };
}

async function searchContacts({ db }: Context, search: DeskSearch): Promise<FoundContact[]> {
  const ids = await searchContactIds(db, search);
  const described = new Map((await selectDescriptions(db, search.scope, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const person = described.get(id);
    return person ? [{ id, name: person.name, email: person.emails[0] ?? "" }] : [];
  });
}
