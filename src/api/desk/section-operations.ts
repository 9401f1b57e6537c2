import {
  changeSection,
  checkSection,
  type EditedSection,
  findEditedSection,
  listSectionsForDesk,
  type SectionChange,
  sectionSchema,
} from "#domain/content/sections/edit-sections.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation, pageSchema, parseId, parseListQuery } from "./desk-operation.ts";

const params = { id: "The section's number" };

const list = defineDeskOperation({
  id: "listDeskSections",
  method: "GET",
  path: "/desk/sections",
  summary: "Lists the texts of the site's own pages in all languages",
  response: { status: 200, schema: pageSchema },
  find: async (context) => void allow(context, "site.read"),
  check: (raw) => ({ input: parseListQuery(raw, ["name"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listSectionsForDesk(context, { ...query, q: filter.q, locale: filter.locale }),
});

const show = defineDeskOperation<EditedSection, undefined>({
  id: "showDeskSection",
  method: "GET",
  path: "/desk/sections/{id}",
  summary: "Returns the texts of a page",
  params,
  response: { status: 200, schema: anyObject },
  find: (context, params) => findEditedSection(context, parseId(params), "site.read"),
  handle: async (_context, { subject }) => subject,
});

const change = defineDeskOperation<EditedSection, SectionChange, StaffCode>({
  id: "changeDeskSection",
  method: "PUT",
  path: "/desk/sections/{id}",
  summary: "Updates the texts of a page",
  params,
  body: sectionSchema,
  response: { status: 200, schema: anyObject },
  problems: [409],
  find: (context, params) => findEditedSection(context, parseId(params), "network.write"),
  check: ({ body }) => checkSection(body),
  toProblem: createStaffProblem,
  handle: async (context, { subject, input }) => changeSection(context, subject.id, input),
});

export const SECTION_OPERATIONS: readonly Operation[] = [list, show, change];
