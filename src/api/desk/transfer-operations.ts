import type { Context } from "#domain/context.ts";
import { type EditedAgent, findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { type EditedOffice, findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { changeAgentSlug, changeOfficeSlug } from "#domain/offices/transfers/change-slug.ts";
import { closeOffice, previewOfficeClosing } from "#domain/offices/transfers/close-office.ts";
import { moveAgent, previewAgentTransfer } from "#domain/offices/transfers/move-agent.ts";
import { reopenOffice } from "#domain/offices/transfers/reopen-office.ts";
import { reinstateAgent, retireAgent } from "#domain/offices/transfers/retire-agent.ts";
import {
  checkClosing,
  checkMove,
  checkReopening,
  checkRetirement,
  checkSlug,
  closingSchema,
  moveSchema,
  reopeningSchema,
  retirementSchema,
  slugSchema,
} from "#domain/offices/transfers/transfer-input.ts";
import { createStaffProblem, type StaffCode, type StaffCodes } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, parseId } from "./desk-operation.ts";

interface Step<Subject, Input> {
  id: string;
  method: "POST" | "PUT";
  path: string;
  summary: string;
  body: NonNullable<Operation["body"]>;
  check(raw: unknown): { input: Input } | { codes: StaffCodes };
  work(context: Context, id: number, input: Input): Promise<Subject>;
}

/** Defines an operation that closes, reopens or renames an office, which only head office may do. */
function defineOfficeStep<Input>({ check, work, ...step }: Step<EditedOffice, Input>): Operation {
  return defineDeskOperation<EditedOffice, Input, StaffCode>({
    ...step,
    path: `/desk/offices/{id}/${step.path}`,
    find: async (context, params) => {
      authorize(context, "office.create");
      return findEditedOffice(context, parseId(params), "office.read");
    },
    check: ({ body }) => check(body),
    toProblem: createStaffProblem,
    handle: async (context, { subject, input }) => work(context, subject.id, input),
  });
}

/**
 * Defines an operation on an agent. An office's managers may call it for its agents; only head office moves agents to
 * another office.
 */
function defineAgentStep<Input>({
  check,
  work,
  isNetwork = false,
  ...step
}: Step<EditedAgent, Input> & { isNetwork?: boolean }): Operation {
  return defineDeskOperation<EditedAgent, Input, StaffCode>({
    ...step,
    path: `/desk/agents/{id}/${step.path}`,
    find: async (context, params) => {
      if (isNetwork) authorize(context, "office.create");
      return findEditedAgent(context, parseId(params), "agent.create");
    },
    check: ({ body }) => check(body),
    toProblem: createStaffProblem,
    handle: async (context, { subject, input }) => work(context, subject.id, input),
  });
}

const showClosing = defineDeskOperation<EditedOffice, undefined>({
  id: "previewOfficeClosing",
  method: "GET",
  path: "/desk/offices/{id}/closing",
  summary: "Counts what goes to others when an office closes",
  find: async (context, params) => {
    authorize(context, "office.create");
    return findEditedOffice(context, parseId(params), "office.read");
  },
  handle: async (context, { subject }) => previewOfficeClosing(context, subject.id),
});

const showTransfer = defineDeskOperation<EditedAgent, undefined>({
  id: "previewAgentTransfer",
  method: "GET",
  path: "/desk/agents/{id}/transfer",
  summary: "Counts what an agent has, before they move or leave",
  find: (context, params) => findEditedAgent(context, parseId(params), "agent.create"),
  handle: async (context, { subject }) => previewAgentTransfer(context, subject.id),
});

export const TRANSFER_OPERATIONS: readonly Operation[] = [
  showClosing,
  defineOfficeStep({
    id: "closeOffice",
    method: "POST",
    path: "closing",
    summary: "Closes an office or merges it into another one, which gets all it has",
    body: closingSchema,
    check: checkClosing,
    work: closeOffice,
  }),
  defineOfficeStep({
    id: "reopenOffice",
    method: "POST",
    path: "reopening",
    summary: "Reopens an office, and returns what its closing gave away",
    body: reopeningSchema,
    check: checkReopening,
    work: reopenOffice,
  }),
  defineOfficeStep({
    id: "changeOfficeSlug",
    method: "PUT",
    path: "slug",
    summary: "Changes an office's web address; the old one redirects",
    body: slugSchema,
    check: checkSlug,
    work: changeOfficeSlug,
  }),
  showTransfer,
  defineAgentStep({
    id: "moveAgent",
    method: "POST",
    path: "move",
    summary: "Moves an agent to another office",
    body: moveSchema,
    check: checkMove,
    work: moveAgent,
    isNetwork: true,
  }),
  defineAgentStep({
    id: "retireAgent",
    method: "POST",
    path: "retirement",
    summary: "Takes an agent off the site; another agent or the office takes over",
    body: retirementSchema,
    check: checkRetirement,
    work: retireAgent,
  }),
  defineAgentStep({
    id: "reinstateAgent",
    method: "POST",
    path: "return",
    summary: "Puts a former agent back on the site",
    body: reopeningSchema,
    check: checkReopening,
    work: reinstateAgent,
  }),
  defineAgentStep({
    id: "changeAgentSlug",
    method: "PUT",
    path: "slug",
    summary: "Changes an agent's web address; the old one redirects",
    body: slugSchema,
    check: checkSlug,
    work: changeAgentSlug,
  }),
];
