import { type ContactListQuery, listContacts } from "#domain/contacts/list/list-contacts.ts";
import { requireContact } from "#domain/contacts/require-contact.ts";
import { showContact } from "#domain/contacts/show-contact.ts";
import type { Context, StaffRole } from "#domain/context.ts";
import { openTestContext } from "./context.ts";
import { openDeskFixture } from "./desk/desk-fixture.ts";
import { type insertInquiry, insertLeadFor } from "./leads.ts";

export const ALL_CONTACTS: ContactListQuery = {
  q: "",
  role: null,
  listing_number: null,
  active_since: null,
  office_id: null,
  agent_id: null,
  page: 1,
  per_page: 25,
};

type InquiryValues = { email: string } & Partial<Parameters<typeof insertInquiry>[1]>;

/** The desk's two offices, and what staff see of the people who write to them. */
export async function openContactFixture() {
  const context = await openTestContext();
  const fixture = await openDeskFixture(context);
  const { offices, agents } = fixture;
  const signIn = (role: StaffRole): Context => ({ ...context, viewer: fixture.staff[role] });
  const list = async (role: StaffRole, query: Partial<ContactListQuery> = {}) =>
    (await listContacts(signIn(role), { ...ALL_CONTACTS, ...query })).data;
  const getContactId = async (email: string) =>
    (await context.db.selectFrom("contacts").select("id").where("email", "=", email).executeTakeFirst())?.id ?? "";
  return {
    ...fixture,
    context,
    signIn,
    list,
    listEmails: async (role: StaffRole, query: Partial<ContactListQuery> = {}) =>
      (await list(role, query)).flatMap(({ emails }) => emails),
    getContactId,
    async show(role: StaffRole, email: string) {
      const viewing = signIn(role);
      return showContact(viewing, await requireContact(viewing, await getContactId(email)));
    },
    /** An inquiry for the calling agent, and its lead. */
    insertOwn: (values: InquiryValues) =>
      insertLeadFor(context, { office_id: offices.miami, agent_id: agents.own, ...values }),
    /** The same for an agent of another office. */
    insertOther: (values: InquiryValues) =>
      insertLeadFor(context, { office_id: offices.tampa, agent_id: agents.other, ...values }),
  };
}
