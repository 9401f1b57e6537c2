import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { startSession } from "#domain/accounts/sessions/start-session.ts";
import { deleteOldData } from "#domain/contacts/retention/delete-old-data.ts";
import { createSecret } from "#lib/secrets.ts";
import { addDays } from "#lib/time/durations.ts";
import { insertBuyer } from "../../buyer-rows.ts";
import { insertLeadFor } from "../../leads.ts";
import { type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

/** A person who has written to the office. */
async function openContact(desk: Desk, received_at = desk.context.clock()) {
  const { context, fixture } = desk;
  const email = `person.${getNumber()}@company.internal`;
  const at = { ...context, clock: () => received_at };
  await insertLeadFor(at, { office_id: fixture.offices.miami, email, received_at });
  const contact = context.db.selectFrom("contacts").select("id").where("email", "=", email);
  const { id } = await contact.executeTakeFirstOrThrow();
  const list = () => desk.read(`/contacts?${new URLSearchParams({ q: email })}`);
  return { id, email, list, read: () => desk.read(`/contacts/${id}`) };
}

/** A buyer with an open session, and whether it is still open. */
async function openBuyer({ context }: Desk) {
  const { id } = await insertBuyer(context.db);
  const secret = createSecret();
  await startSession(context, id, secret);
  const account = context.db.selectFrom("accounts").select("email").where("id", "=", id);
  const { email } = await account.executeTakeFirstOrThrow();
  const page = async () => ((await findViewer(context, secret)) ? "signed in" : "signed out");
  return { email, page };
}

const LONG_AGO_DAYS = 3_000;
const RETENTION_DAYS = 2_900;

/** Calls on people: what colleagues see of them, and what is stored about them. */
export const PERSON_SEEN: SeenByOthers = {
  async noteContact(desk) {
    const { id, read } = await openContact(desk);
    const text = `Met at booth ${getNumber()}.`;
    return { params: { id }, body: { text }, page: read, shows: text };
  },
  async mergeContacts(desk) {
    const { id, read } = await openContact(desk);
    const other = await openContact(desk);
    return { params: { id }, body: { contact: other.id }, page: read, shows: other.email };
  },
  async separateContact(desk) {
    const { id, read } = await openContact(desk);
    const other = await openContact(desk);
    await desk.call("POST", `/contacts/${id}/merge`, { contact: other.id });
    return { params: { id, address: other.id }, page: read, hides: other.email };
  },
  async exportContacts(desk) {
    const { id, email, list } = await openContact(desk);
    return { params: { format: "csv" }, body: { ids: [id] }, page: list, stays: email, previews: email };
  },
  async previewErasure(desk) {
    const { email, list } = await openContact(desk);
    return { body: { email }, page: list, stays: email, previews: email };
  },
  async exportPerson(desk) {
    const { email, list } = await openContact(desk);
    return { body: { email }, page: list, stays: email, previews: email };
  },
  async erasePerson(desk) {
    const { email, list } = await openContact(desk);
    const { version } = await desk.call<{ version: string }>("POST", "/personal-data/preview", { email });
    return { body: { email, version }, page: list, hides: email };
  },
  async changeRetention(desk) {
    const { email, list } = await openContact(desk, addDays(desk.context.clock(), -LONG_AGO_DAYS));
    const { version } = await desk.call<{ version: string }>("GET", "/personal-data/retention");
    const body = { lead_days: RETENTION_DAYS, email_days: null, version };
    return { body, finish: () => deleteOldData(desk.context), page: list, hides: email };
  },
  async showBuyerAccess(desk) {
    const { email, page } = await openBuyer(desk);
    return { body: { email }, page, stays: "signed in", previews: '"sessions":1' };
  },
  async endBuyerSessions(desk) {
    const { email, page } = await openBuyer(desk);
    return { body: { email, removes_second_factor: false }, page, shows: "signed out" };
  },
};
