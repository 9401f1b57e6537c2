import { parseContactTerms, parseWords } from "#db/word-queries.ts";
import { selectDescriptions } from "#domain/contacts/list/contact-list-queries.ts";
import { getContactScope } from "#domain/contacts/list/list-contacts.ts";
import { type Context, requireStaff } from "#domain/context.ts";
import { isGrantedToRole } from "#domain/staff/staff-policy.ts";
import {
  type DeskSearch,
  type FoundDeal,
  type FoundLead,
  type FoundListing,
  findLeadIds,
  findListingNumbers,
  searchContactIds,
  searchDeals,
  selectFoundLeads,
  selectFoundListings,
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

/** Max results of each kind. */
const MAX_RESULTS = 5;
const MAX_QUERY_LENGTH = 100;
const MAX_WORDS = 6;
const NOTHING: DeskSearchResults = { listings: [], leads: [], contacts: [], deals: [] };

/**
 * Finds listings by headline, legal name or number, and leads, contacts and deals by name, email address or phone
 * number, within the viewer's scope. Searched words match the beginnings of words. @throws NotSignedIn; NotAllowed
 */
export async function searchDesk(context: Context, text: string): Promise<DeskSearchResults> {
  const staff = requireStaff(context);
  const q = text.slice(0, MAX_QUERY_LENGTH).replaceAll("\0", "").trim();
  const words = parseWords(q);
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
  const [numbers, leadIds] = await Promise.all([
    isGrantedToRole(staff, "listing.read") ? findListingNumbers(db, search) : [],
    mayReadLeads ? findLeadIds(db, search) : [],
  ]);
  const [listings, leads, contacts, deals] = await Promise.all([
    selectFoundListings(db, numbers, MAX_RESULTS),
    selectFoundLeads(db, leadIds, MAX_RESULTS),
    mayReadLeads ? searchContacts(context, search) : [],
    mayReadLeads ? searchDeals(db, search, numbers, leadIds) : [],
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
