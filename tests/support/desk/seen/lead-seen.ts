import { insertInquiry, insertLeadFor } from "../../leads.ts";
import { readMails } from "./read-mails.ts";
import { type Desk, getNumber, type SeenByOthers } from "./seen-case.ts";

async function openLead(desk: Desk) {
  const email = `pat.${getNumber()}@company.internal`;
  const { miami: office_id } = desk.fixture.offices;
  const id = await insertLeadFor(desk.context, { office_id, email });
  /** A colleague's list. */
  const list = (view: string) => () => desk.read(`/leads?${new URLSearchParams({ view, q: email })}`);
  const readAsAgent = () => desk.read(`/leads?${new URLSearchParams({ q: email })}`, desk.fixture.staff.agent);
  return { id, email, office_id, list, readAsAgent, read: () => desk.read(`/leads/${id}`) };
}

async function openTemplate(desk: Desk) {
  const { miami: office_id } = desk.fixture.offices;
  const text = `Friday at ${getNumber()}?`;
  const template = { name: `Viewing ${text}`, text, office_id };
  const { id, version } = await desk.call<{ id: string; version: number }>("POST", "/reply-templates", template);
  return { ...template, id, version, page: await offerReplies(desk) };
}

/** What the office's manager can reply to a lead. */
async function offerReplies(desk: Desk): Promise<() => Promise<string>> {
  const { id } = await openLead(desk);
  return () => desk.read(`/leads/${id}/reply-choices`, desk.fixture.staff.office_manager);
}

const PDF = new TextEncoder().encode("%PDF-1.7\n%%EOF\n");

/** Calls on leads, which end with the person who wrote or with the colleagues who answer. */
export const LEAD_SEEN: SeenByOthers = {
  async answerLead(desk) {
    const { id, email } = await openLead(desk);
    const text = `Yes, it is number ${getNumber()}.`;
    return { params: { id }, body: { text, answers_seen: 0 }, page: () => readMails(desk, email), shows: text };
  },
  async noteLead(desk) {
    const { id, email } = await openLead(desk);
    const text = `Has called twice, ${getNumber()}.`;
    return { params: { id }, body: { text }, page: () => readMails(desk, email), never: text };
  },
  async logLeadCall(desk) {
    const { id, read } = await openLead(desk);
    const text = `Wants to see it, ${getNumber()}.`;
    return { params: { id }, body: { text }, page: read, shows: text };
  },
  async assignLead(desk) {
    const { id, email, readAsAgent } = await openLead(desk);
    return { params: { id }, body: { agent: desk.fixture.agents.own }, page: readAsAgent, shows: email };
  },
  async handleLead(desk) {
    const { id, email, list } = await openLead(desk);
    return { params: { id }, page: list("open"), hides: email };
  },
  async reopenLead(desk) {
    const { id, email, list } = await openLead(desk);
    await desk.call("PUT", `/leads/${id}/handled`);
    return { params: { id }, page: list("open"), shows: email };
  },
  async markLeadSpam(desk) {
    const { id, email, list } = await openLead(desk);
    return { params: { id }, page: list("open"), hides: email };
  },
  async unmarkLeadSpam(desk) {
    const { id, email, list } = await openLead(desk);
    await desk.call("PUT", `/leads/${id}/spam`);
    return { params: { id }, page: list("open"), shows: email };
  },
  async previewLeadChanges(desk) {
    const { id, email, readAsAgent } = await openLead(desk);
    const body = { ids: [id], agent: desk.fixture.agents.own };
    return { body, page: readAsAgent, never: email, previews: id };
  },
  async changeLeads(desk) {
    const { id, email, readAsAgent } = await openLead(desk);
    const change = { id, seen: { agent: null, handled: false }, agent: desk.fixture.agents.own };
    return { body: { changes: [change] }, page: readAsAgent, shows: email };
  },
  async mergeLeads(desk) {
    const { id, read } = await openLead(desk);
    const other = await openLead(desk);
    return { params: { id }, body: { lead: other.id }, page: read, shows: other.email };
  },
  async splitLead(desk) {
    const { id, email, office_id, read } = await openLead(desk);
    const message = `Is the lease included, ${getNumber()}?`;
    const enquiry = await insertInquiry(desk.context, { office_id, email, message, lead_id: id });
    return { params: { id, enquiry }, page: read, hides: message };
  },
  async setLeadLimit(desk) {
    const minutes = 60 + getNumber();
    const page = () => desk.read("/offices/miami/lead-limit", desk.fixture.staff.office_manager);
    return { params: { slug: "miami" }, body: { minutes }, page, shows: `"minutes":${minutes}` };
  },
  async addLeadFile(desk) {
    const { id, read } = await openLead(desk);
    const name = `books-${getNumber()}.pdf`;
    const query = `?${new URLSearchParams({ name })}`;
    const answer = (file: unknown) =>
      desk.call("POST", `/leads/${id}/answers`, { text: "Here they are.", files: [file], answers_seen: 0 });
    const type = "application/octet-stream";
    return { params: { id }, query, body: PDF, type, finish: (file) => answer(file.id), page: read, shows: name };
  },
  async exportLeads(desk) {
    const { id, email, list } = await openLead(desk);
    return { params: { format: "csv" }, body: { ids: [id] }, page: list("open"), stays: email, previews: email };
  },

  async createReplyTemplate(desk) {
    const text = `Friday at ${getNumber()}?`;
    const { miami: office_id } = desk.fixture.offices;
    return { body: { name: "Viewing", text, office_id }, page: await offerReplies(desk), shows: text };
  },
  async changeReplyTemplate(desk) {
    const { id, version, name, office_id, page } = await openTemplate(desk);
    const text = `Monday at ${getNumber()}?`;
    return { params: { id }, body: { name, text, office_id, version }, page, shows: text };
  },
  async deleteReplyTemplate(desk) {
    const { id, text, page } = await openTemplate(desk);
    return { params: { id }, page, hides: text };
  },
  async changeMySignature(desk) {
    const { id, email } = await openLead(desk);
    const signature = `Harbor team, floor ${getNumber()}`;
    const finish = () => desk.call("POST", `/leads/${id}/answers`, { text: "Yes.", answers_seen: 0 });
    return { body: { signature }, finish, page: () => readMails(desk, email), shows: signature };
  },
};
