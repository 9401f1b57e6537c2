import { checkNewAgent, createAgent, type NewAgent } from "#domain/offices/agents/editing/create-agent.ts";
import {
  type AgentChange,
  agentSchema,
  checkAgent,
  type EditedAgent,
  editAgent,
  findEditedAgent,
  listEditedAgents,
  newAgentSchema,
} from "#domain/offices/agents/editing/edit-agent.ts";
import { createOffice } from "#domain/offices/editing/create-office.ts";
import {
  type EditedOffice,
  editOffice,
  findEditedOffice,
  listEditedOffices,
} from "#domain/offices/editing/edit-office.ts";
import {
  checkTerritory,
  findTerritoryOverlaps,
  type TypedTerritory,
  territorySchema,
} from "#domain/offices/editing/find-territory-overlaps.ts";
import { checkOfficeAddress, locateOffice, type OfficeAddress } from "#domain/offices/editing/locate-office.ts";
import {
  checkNewOffice,
  checkOffice,
  type NewOffice,
  newOfficeSchema,
  type OfficeChange,
  officeSchema,
} from "#domain/offices/editing/office-change.ts";
import {
  checkVisitAddress,
  previewVisitPhone,
  visitAddressSchema,
} from "#domain/offices/editing/preview-visit-phone.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm, parseId, parseListQuery } from "./desk-operation.ts";

const listAgents = defineDeskOperation({
  id: "listDeskAgents",
  method: "GET",
  path: "/desk/agents",
  summary: "Lists agents, including inactive ones",
  right: "agent.read",
  check: (raw) => ({ input: parseListQuery(raw, ["name", "office"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listEditedAgents(context, {
      ...query,
      q: filter.q,
      office_id: filter.office_id === undefined ? undefined : parseId(filter, "office_id"),
      active: filter.active === undefined ? undefined : filter.active === "true",
    }),
});

const showAgent = defineDeskOperation<EditedAgent, undefined>({
  id: "showDeskAgent",
  method: "GET",
  path: "/desk/agents/{id}",
  summary: "Returns an agent's profile",
  find: (context, params) => findEditedAgent(context, parseId(params), "agent.read"),
});

const changeAgent = defineDeskOperation<EditedAgent, AgentChange, StaffCode>({
  id: "changeDeskAgent",
  method: "PUT",
  path: "/desk/agents/{id}",
  summary: "Updates an agent's profile",
  ...defineForm(agentSchema, checkAgent),
  find: (context, params) => findEditedAgent(context, parseId(params), "agent.write"),
  handle: async (context, { subject, input }) => editAgent(context, subject.id, input),
});

const addAgent = defineDeskOperation<void, NewAgent, StaffCode>({
  id: "createDeskAgent",
  method: "POST",
  path: "/desk/agents",
  summary: "Adds an agent to an office",
  ...defineForm(newAgentSchema, checkNewAgent),
  status: 201,
  right: "agent.create",
  handle: async (context, { input }) => createAgent(context, input),
});

const listOffices = defineDeskOperation({
  id: "listDeskOffices",
  method: "GET",
  path: "/desk/offices",
  summary: "Offices",
  right: "office.read",
  check: (raw) => ({ input: parseListQuery(raw, ["name"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listEditedOffices(context, {
      ...query,
      q: filter.q,
      status: filter.status === "Active" || filter.status === "Inactive" ? filter.status : undefined,
    }),
});

const showOffice = defineDeskOperation<EditedOffice, undefined>({
  id: "showDeskOffice",
  method: "GET",
  path: "/desk/offices/{id}",
  summary: "An office",
  find: (context, params) => findEditedOffice(context, parseId(params), "office.read"),
});

const addOffice = defineDeskOperation<void, NewOffice, StaffCode>({
  id: "createDeskOffice",
  method: "POST",
  path: "/desk/offices",
  summary: "Creates an office",
  ...defineForm(newOfficeSchema, checkNewOffice),
  status: 201,
  right: "office.create",
  handle: async (context, { input }) => createOffice(context, input),
});

const changeOffice = defineDeskOperation<EditedOffice, OfficeChange, StaffCode>({
  id: "changeDeskOffice",
  method: "PUT",
  path: "/desk/offices/{id}",
  summary: "Updates an office",
  ...defineForm(officeSchema, checkOffice),
  find: (context, params) => findEditedOffice(context, parseId(params), "office.write"),
  handle: async (context, { subject, input }) => editOffice(context, subject.id, input),
});

const showVisitPhone = defineDeskOperation<EditedOffice, { address: string }, StaffCode>({
  id: "previewVisitPhone",
  method: "POST",
  path: "/desk/offices/{id}/visit-phone",
  summary: "Returns the phone number that a visit to an address would see",
  ...defineForm(visitAddressSchema, checkVisitAddress),
  find: (context, params) => findEditedOffice(context, parseId(params), "office.read"),
  handle: async (context, { subject, input }) => previewVisitPhone(context, subject.id, input.address),
});

const showOfficePlace = defineDeskOperation<void, OfficeAddress, StaffCode>({
  id: "locateOffice",
  method: "GET",
  path: "/desk/office-place",
  summary: "Finds an address as saving an office does, and the places around it or around a pin",
  right: "office.create",
  check: ({ query }) => checkOfficeAddress(Object.fromEntries(query)),
  toProblem: createStaffProblem,
  handle: async (context, { input }) => ({ ...locateOffice(context, input) }),
});

const showTerritoryOverlaps = defineDeskOperation<void, TypedTerritory, StaffCode>({
  id: "findTerritoryOverlaps",
  method: "POST",
  path: "/desk/territory-overlaps",
  summary: "Returns the postal codes of a territory that other offices have",
  ...defineForm(territorySchema, checkTerritory),
  right: "office.create",
  handle: (context, { input }) => findTerritoryOverlaps(context, input),
});

export const NETWORK_OPERATIONS: readonly Operation[] = [
  listAgents,
  showAgent,
  addAgent,
  changeAgent,
  listOffices,
  showOffice,
  addOffice,
  changeOffice,
  showVisitPhone,
  showOfficePlace,
  showTerritoryOverlaps,
];
