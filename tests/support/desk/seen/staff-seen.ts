import { randomUUID } from "node:crypto";
import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { addStaff } from "../desk-fixture.ts";
import { readMails } from "./read-mails.ts";
import { type Caller, type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

/** Returns whether a colleague is signed in at the desk. */
const readSession =
  ({ context }: Desk, { secret }: Caller) =>
  async (): Promise<string> =>
    (await findViewer(context, secret)) ? "signed in" : "signed out";

const LEGAL_TEXT = "us-en-us-2";

/** What a colleague reads about counsel's review of a legal text. */
const readReview = (desk: Desk) => async (): Promise<string> => {
  const { reviewed_at } = JSON.parse(await desk.read(`/legal-texts/${LEGAL_TEXT}`));
  return reviewed_at === null ? "not reviewed" : "reviewed then";
};

/** What the agents of an office find among the views of a list. */
const readViews = (desk: Desk) => () => desk.read("/list-views/listings", desk.fixture.staff.agent);
const createView = () => ({
  name: `Bakeries ${getNumber()}`,
  query: { filter: { status: "active" }, sort: "name", order: "ASC" },
  is_shared: true,
});

async function addMail({ context }: Desk, status: "failed" | "blocked", address: string) {
  const id = randomUUID();
  const content = { to_address: address, subject: "Hello", text: "Hello", html: "Hello" };
  await context.db
    .insertInto("outbox")
    .values({ id, key: id, status, ...content })
    .execute();
  return id;
}

/** Calls on accounts and the desk itself, which their owners or other staff see. */
export const STAFF_SEEN: SeenByOthers = {
  async inviteStaff(desk) {
    const email = `new.${getNumber()}@desk.internal`;
    const body = { name: "Nora Quist", email, staff_role: "read_only" };
    return { body, page: () => readMails(desk, email), shows: "/desk/" };
  },
  async inviteStaffAgain(desk) {
    const email = `new.${getNumber()}@desk.internal`;
    const { id } = await addStaff(desk.context, { staff_role: "read_only", email });
    return { params: { id }, page: () => readMails(desk, email), shows: "/desk/" };
  },
  async changeStaff(desk) {
    const colleague = await addStaff(desk.context, { staff_role: "read_only" });
    const name = `Robin Number${getNumber()}`;
    const body = { name, staff_role: "read_only" };
    return { params: { id: colleague.id }, body, page: () => desk.read("/me", colleague), shows: name };
  },
  async resetStaffFactor(desk) {
    const colleague = await addStaff(desk.context, { staff_role: "read_only" });
    return { params: { id: colleague.id }, page: readSession(desk, colleague), shows: "signed out" };
  },
  async disableStaff(desk) {
    const colleague = await addStaff(desk.context, { staff_role: "read_only" });
    return { params: { id: colleague.id }, page: readSession(desk, colleague), shows: "signed out" };
  },
  async enableStaff(desk) {
    const { context } = desk;
    const colleague = await addStaff(context, { staff_role: "read_only" });
    const disabled_at = context.clock();
    await context.db.updateTable("staff").set({ disabled_at }).where("account_id", "=", colleague.id).execute();
    return { params: { id: colleague.id }, page: readSession(desk, colleague), shows: "signed in" };
  },

  async saveView(desk) {
    const body = createView();
    const as = desk.fixture.staff.office_manager;
    return { as, params: { list: "listings" }, body, page: readViews(desk), shows: body.name };
  },
  async deleteSavedView(desk) {
    const view = createView();
    const as = desk.fixture.staff.office_manager;
    const { data } = await desk.callAs<{ data: { id: number; name: string }[] }>(
      as,
      "POST",
      "/list-views/listings",
      view,
    );
    const id = data.find(({ name }) => name === view.name)?.id ?? 0;
    return { as, params: { id }, page: readViews(desk), hides: view.name };
  },

  async reviewLegalText(desk) {
    return { params: { id: LEGAL_TEXT }, page: readReview(desk), shows: "reviewed then" };
  },
  async unreviewLegalText(desk) {
    await desk.call("PUT", `/legal-texts/${LEGAL_TEXT}/review`);
    return { params: { id: LEGAL_TEXT }, page: readReview(desk), hides: "reviewed then" };
  },

  async sendMailAgain(desk) {
    const address = `pat.${getNumber()}@company.internal`;
    const id = await addMail(desk, "failed", address);
    const page = () => desk.read(`/outbox?${new URLSearchParams({ to: address })}`);
    return { params: { id }, page, hides: '"status":"failed"' };
  },
  async liftBouncedAddress(desk) {
    const address = `pat.${getNumber()}@company.internal`;
    await addMail(desk, "blocked", address);
    const bounce = { address, reason: "550 no such user", bounced_at: desk.context.clock() };
    const added = desk.context.db.insertInto("bounced_addresses").values(bounce).returning("id");
    const { id } = await added.executeTakeFirstOrThrow();
    return { params: { id }, page: () => desk.read("/bounced-addresses"), hides: address };
  },
  async retryJob(desk) {
    const { queue, clock } = desk.context;
    const [id, now] = [randomUUID(), clock()];
    const name = "send-mail";
    queue.failedJobs.push({
      id,
      name,
      tries: 3,
      error: "no",
      queued_at: now,
      failed_at: now,
      next_try_at: null,
      data: {},
    });
    return { params: { name, id }, page: () => desk.read("/jobs"), hides: id };
  },
};
