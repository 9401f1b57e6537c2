import { listJobs } from "#domain/jobs/list-jobs.ts";
import { retryJob } from "#domain/jobs/retry-job.ts";
import type { BouncedAddress } from "#domain/outbox/bounce-queries.ts";
import { findBouncedAddress, listBounces, removeBounce } from "#domain/outbox/bounces.ts";
import type { OutboxFilters } from "#domain/outbox/outbox-queries.ts";
import { MAIL_STATUSES, readOutbox } from "#domain/outbox/read-outbox.ts";
import { findFailedMail, resendMail } from "#domain/outbox/resend-mail.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { SCHEDULE } from "#jobs/scheduled-jobs.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, parseListQuery } from "./desk-operation.ts";

const MAX_SEARCH_LENGTH = 254;

const listMails = defineDeskOperation<void, OutboxFilters>({
  id: "listMails",
  method: "GET",
  path: "/desk/outbox",
  summary: "Lists the outbox with the status of each email, newest first",
  right: "outbox.read",
  check(raw) {
    const { page, per_page, filter } = parseListQuery(raw, ["-created_at"]);
    const status = MAIL_STATUSES.find((each) => each === filter.status);
    return {
      input: { page, per_page, status, to: toSingleLine(filter.to ?? "").slice(0, MAX_SEARCH_LENGTH) || undefined },
    };
  },
  async handle(context, { input }) {
    const { data, meta } = await readOutbox(context, input);
    return { data, total: meta.total };
  },
});

const sendMailAgain = defineDeskOperation<string, undefined>({
  id: "sendMailAgain",
  method: "POST",
  path: "/desk/outbox/{id}/send-again",
  summary: "Resends an email that failed, was held back or may have been lost",
  status: 204,
  find: async (context, { id = "" }) => findFailedMail(context, id),
  handle: (context, { subject }) => resendMail(context, subject),
});

const listBouncedAddresses = defineDeskOperation<void, { page: number; per_page: number }>({
  id: "listBouncedAddresses",
  method: "GET",
  path: "/desk/bounced-addresses",
  summary: "Lists blocked addresses, newest first: they rejected email permanently",
  right: "outbox.read",
  check(raw) {
    const { page, per_page } = parseListQuery(raw, ["-bounced_at"]);
    return { input: { page, per_page } };
  },
  handle: (context, { input }) => listBounces(context, input),
});

const unblockAddress = defineDeskOperation<BouncedAddress, undefined>({
  id: "liftBouncedAddress",
  method: "DELETE",
  path: "/desk/bounced-addresses/{id}",
  summary: "Unblocks an address and sends the emails held back for it",
  status: 204,
  find: async (context, { id = "" }) => findBouncedAddress(context, id),
  handle: (context, { subject }) => removeBounce(context, subject),
});

const showJobs = defineDeskOperation<void, undefined>({
  id: "showJobs",
  method: "GET",
  path: "/desk/jobs",
  summary: "Returns the queues by state, the failed jobs, and the schedule with its last runs",
  right: "jobs.read",
  handle: async (context) => listJobs(context, SCHEDULE),
});

const retryOneJob = defineDeskOperation<{ name: string; id: string }, undefined>({
  id: "retryJob",
  method: "POST",
  path: "/desk/jobs/{name}/{id}/retry",
  summary: "Retries a failed job; does nothing if it is running",
  status: 204,
  async find(context, { name = "", id = "" }) {
    authorize(context, "jobs.write");
    return { name, id };
  },
  handle: (context, { subject }) => retryJob(context, subject.name, subject.id),
});

export const OPERATOR_OPERATIONS: readonly Operation[] = [
  listMails,
  sendMailAgain,
  listBouncedAddresses,
  unblockAddress,
  showJobs,
  retryOneJob,
];
