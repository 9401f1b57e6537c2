import type { Context } from "#domain/context.ts";
import {
  type DeskDelivery,
  findDelivery,
  listDeliveries,
  resendDelivery,
  sendFullFeed,
  sendPartnerTest,
} from "#domain/partners/deliveries.ts";
import type { DeliveryRow } from "#domain/partners/delivery-queries.ts";
import { type DeskPartner, findDeskPartner, listDeskPartners } from "#domain/partners/desk-partners.ts";
import {
  checkPartner,
  createPartner,
  editPartner,
  type PartnerChange,
  partnerSchema,
} from "#domain/partners/edit-partner.ts";
import type { PartnerQuery } from "#domain/partners/partner-queries.ts";
import { revealPartnerSecret, rotatePartnerSecret } from "#domain/partners/partner-secret.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm, parseId, parseListQuery } from "./desk-operation.ts";

const MAX_SEARCH_LENGTH = 100;

const findWritable = (context: Context, params: Record<string, string>) =>
  findDeskPartner(context, parseId(params), "partner.write");

const list = defineDeskOperation<void, PartnerQuery>({
  id: "listPartners",
  method: "GET",
  path: "/desk/partners",
  summary: "Lists the portals that get the public listings; search with `q`",
  right: "partner.read",
  check(raw) {
    const { page, per_page, descending, filter } = parseListQuery(raw, ["name"]);
    const q = toSingleLine(filter.q ?? "").slice(0, MAX_SEARCH_LENGTH) || undefined;
    return { input: { page, per_page, descending, q } };
  },
  handle: (context, { input }) => listDeskPartners(context, input),
});

const show = defineDeskOperation<DeskPartner, undefined>({
  id: "showPartner",
  method: "GET",
  path: "/desk/partners/{id}",
  summary: "Returns a partner",
  find: (context, params) => findDeskPartner(context, parseId(params)),
});

const create = defineDeskOperation<void, PartnerChange, StaffCode>({
  id: "createPartner",
  method: "POST",
  path: "/desk/partners",
  summary: "Adds a partner and sends it all of its listings",
  ...defineForm(partnerSchema, checkPartner),
  status: 201,
  right: "partner.write",
  handle: (context, { input }) => createPartner(context, input),
});

const change = defineDeskOperation<DeskPartner, PartnerChange, StaffCode>({
  id: "changePartner",
  method: "PUT",
  path: "/desk/partners/{id}",
  summary: "Updates, pauses or resumes a partner",
  ...defineForm(partnerSchema, checkPartner),
  find: findWritable,
  handle: (context, { subject, input }) => editPartner(context, subject.id, input),
});

const revealSecret = defineDeskOperation<DeskPartner, undefined>({
  id: "revealPartnerSecret",
  method: "POST",
  path: "/desk/partners/{id}/shown-secret",
  summary: "Returns the secret that signs what a partner gets, and records that it was shown",
  find: findWritable,
  handle: (context, { subject }) => revealPartnerSecret(context, subject.id),
});

const rotateSecret = defineDeskOperation<DeskPartner, undefined>({
  id: "rotatePartnerSecret",
  method: "POST",
  path: "/desk/partners/{id}/secret",
  summary: "Replaces a partner's secret; the previous one signs as well for a day",
  find: findWritable,
  handle: (context, { subject }) => rotatePartnerSecret(context, subject.id),
});

const sendTest = defineDeskOperation<DeskPartner, undefined>({
  id: "sendPartnerTest",
  method: "POST",
  path: "/desk/partners/{id}/test",
  summary: "Queues a request without listings, also to a paused partner",
  status: 204,
  find: findWritable,
  handle: (context, { subject }) => sendPartnerTest(context, subject.id),
});

const sendFull = defineDeskOperation<DeskPartner, undefined>({
  id: "sendFullPartnerFeed",
  method: "POST",
  path: "/desk/partners/{id}/full-feed",
  summary: "Sends all listings of a partner again",
  status: 204,
  find: findWritable,
  handle: (context, { subject }) => sendFullFeed(context, subject.id),
});

const listLog = defineDeskOperation<DeskPartner, { page: number; per_page: number }>({
  id: "listPartnerDeliveries",
  method: "GET",
  path: "/desk/partners/{id}/deliveries",
  summary: "Lists the requests sent to a partner in the last 30 days, latest first",
  find: (context, params) => findDeskPartner(context, parseId(params)),
  check: (raw) => ({ input: parseListQuery(raw, ["-created_at"]) }),
  handle: (context, { subject, input }): Promise<{ data: DeskDelivery[]; total: number }> =>
    listDeliveries(context, subject.id, input),
});

const resend = defineDeskOperation<DeliveryRow, undefined>({
  id: "resendPartnerDelivery",
  method: "POST",
  path: "/desk/partner-deliveries/{id}/resend",
  summary: "Sends the current state of a request's listings again",
  status: 204,
  find: (context, { id = "" }) => findDelivery(context, id),
  handle: (context, { subject }) => resendDelivery(context, subject),
});

export const PARTNER_OPERATIONS: readonly Operation[] = [
  list,
  show,
  create,
  change,
  revealSecret,
  rotateSecret,
  sendTest,
  sendFull,
  listLog,
  resend,
];
