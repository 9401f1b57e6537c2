import { findViewer } from "#domain/accounts/sessions/find-session.ts";
import { insertLeadFor } from "../../leads.ts";
import { addStaff } from "../desk-fixture.ts";
import { readMails } from "./read-mails.ts";
import { type Desk, getNumber, type SeenByVisitors } from "./seen-case.ts";

const explain = (reason: string, ids: readonly string[]): SeenByVisitors =>
  Object.fromEntries(ids.map((id) => [id, reason]));

const LEADS = ["assignLead", "handleLead", "reopenLead", "markLeadSpam", "unmarkLeadSpam", "logLeadCall"];
const REPLY_TEMPLATES = ["createReplyTemplate", "changeReplyTemplate", "deleteReplyTemplate"];
const CONTACTS = ["noteContact", "mergeContacts", "separateContact"];
const DEALS = ["startDeal", "updateDeal", "noteDeal", "makeOffer", "answerOffer", "counterOffer"];
const ACCOUNTS = ["changeStaff", "resetStaffFactor"];
const MYSELF = [
  "changeMyName",
  "changeMySignature",
  "changeMyPassword",
  "renewRecoveryCodes",
  "renewSecondFactor",
  "offerPasskey",
  "addMyDevice",
  "removeMyDevice",
  "testMyDevice",
];
const PARTNERS = ["createPartner", "changePartner", "revealPartnerSecret", "rotatePartnerSecret", "sendPartnerTest"];
const VIEWS = ["saveView", "deleteSavedView"];
const OPERATION = ["sendMailAgain", "liftBouncedAddress", "retryJob"];

/** Returns whether a colleague is signed in at the desk. */
const readSession =
  ({ context }: Desk, { secret }: { secret: string }) =>
  async (): Promise<string> =>
    (await findViewer(context, secret)) ? "signed in" : "signed out";

/** Calls that save what no visitor sees: records of staff, or what one person gets. */
export const STAFF_SEEN: SeenByVisitors = {
  async answerLead(desk) {
    const email = `pat.${getNumber()}@company.internal`;
    const { miami: office_id } = desk.fixture.offices;
    const id = await insertLeadFor(desk.context, { office_id, email });
    const text = `Yes, it is number ${getNumber()}.`;
    return { params: { id }, body: { text, answers_seen: 0 }, page: () => readMails(desk, email), shows: text };
  },
  async noteLead(desk) {
    const email = `pat.${getNumber()}@company.internal`;
    const { miami: office_id } = desk.fixture.offices;
    const id = await insertLeadFor(desk.context, { office_id, email });
    const text = `Has called twice, ${getNumber()}.`;
    return { params: { id }, body: { text }, page: () => readMails(desk, email), never: text };
  },
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
  ...explain("leads are staff's", [...LEADS, "changeLeads", "mergeLeads", "splitLead", "setLeadLimit", "addLeadFile"]),
  ...explain("its text reaches visitors by email", REPLY_TEMPLATES),
  ...explain("contacts are staff's", CONTACTS),
  ...explain("saves nothing", ["previewLeadChanges", "previewNdaDecisions", "exportLeads", "exportContacts"]),
  ...explain("deals are staff's", DEALS),
  ...explain("counsel's review is noted at the desk", ["reviewLegalText", "unreviewLegalText"]),
  ...explain("accounts of the desk", ACCOUNTS),
  ...explain("the person's own account", [...MYSELF, "addPasskey", "removePasskey", "endMyOtherSessions"]),
  ...explain("a partner gets it", [...PARTNERS, "sendFullPartnerFeed", "resendPartnerDelivery"]),
  ...explain("a list's filters at the desk", VIEWS),
  ...explain("operation of the site", OPERATION),
  ...explain("the buyer's own account", ["endBuyerSessions", "showBuyerAccess"]),
  ...explain("the person's own data", ["previewErasure", "exportPerson", "erasePerson"]),
  changeRetention: "a job of the worker",
};
