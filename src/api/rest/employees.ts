import * as v from "valibot";
import { listAgents } from "#domain/offices/agents/list-agents.ts";
import { findAgentByNameId, showAgent } from "#domain/offices/agents/show-agent.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import type { ListingFilters } from "#domain/search/search-filters.ts";
import { searchListings } from "#domain/search/search-listings.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { defineBody } from "../http/field-codes.ts";
import { defineOperation } from "../http/operation.ts";
import { checkFilters, filtersBody, getMeta, toFilterParams } from "./listing-filters.ts";
import { agentSchema, listingSchema, metaSchema } from "./response-schemas.ts";

const createCountSchema = (max: number) =>
  v.pipe(v.number("invalid"), v.integer("invalid"), v.minValue(1, "invalid"), v.maxValue(max, "invalid"));
const line = v.pipe(v.string("invalid"), v.transform(toSingleLine), v.maxLength(120, "too_long"));

const paging = {
  page: v.optional(createCountSchema(Number.MAX_SAFE_INTEGER), 1),
  per_page: v.optional(createCountSchema(100), 24),
};
const response = { status: 200, schema: v.strictObject({ data: v.array(agentSchema), meta: metaSchema }) } as const;

const listBody = v.object({ search: v.nullish(line), ...paging }, "invalid");
const officeBody = v.object({ office: v.nullish(line), ...paging }, "invalid");

export const listEmployees = defineOperation<undefined, v.InferOutput<typeof listBody>>({
  id: "listEmployees",
  method: "POST",
  path: "/employees",
  tag: "Agents",
  summary: "Lists the network's agents by name",
  ...defineBody(listBody),
  response,
  handle: (context, { input: { search, page, per_page } }) =>
    listAgents(context, { search: search ?? null, page, per_page }),
});

export const listEmployeesByOffice = defineOperation<undefined, v.InferOutput<typeof officeBody>>({
  id: "listEmployeesByOffice",
  method: "POST",
  path: "/employees-by-office",
  tag: "Agents",
  summary: "Lists an office's agents by name",
  ...defineBody(officeBody, ["office"]),
  required: ["office"],
  response,
  problems: [404],
  handle: async (context, { input: { office, page, per_page } }) => {
    const { id } = await findOffice(context, office ?? "");
    return listAgents(context, { search: null, office_id: id, page, per_page });
  },
});

export const showEmployee = defineOperation({
  id: "showEmployee",
  method: "POST",
  path: "/employees/{slug}",
  tag: "Agents",
  summary: "An agent",
  params: { slug: "The agent's slug." },
  body: v.object({}),
  response: { status: 200, schema: v.strictObject({ data: agentSchema }) },
  problems: [404],
  find: (context, { slug = "" }) => showAgent(context, slug),
  handle: async (_, { subject }) => ({ data: subject }),
});

export const listEmployeesListings = defineOperation<{ agent_id: number; office_id?: number }, ListingFilters>({
  id: "listEmployeesListings",
  method: "POST",
  path: "/employees/{id}/listing",
  tag: "Agents",
  summary: "Lists an agent's listings",
  params: { id: "The agent's `name_id`." },
  query: v.object({ tribe_slug: v.optional(v.pipe(v.string(), v.description("Only listings of this office."))) }),
  body: filtersBody,
  response: { status: 200, schema: v.strictObject({ data: v.array(listingSchema), meta: metaSchema }) },
  problems: [404],
  async find(context, { id = "" }, { query }) {
    const agent_id = await findAgentByNameId(context, id);
    const office = query.get("tribe_slug");
    return office ? { agent_id, office_id: (await findOffice(context, office)).id } : { agent_id };
  },
  check: ({ body }, context) => checkFilters(toFilterParams(body), context),
  async handle(context, { subject, input }) {
    const found = await searchListings(context, input, subject);
    return { data: found.listings, meta: getMeta(found) };
  },
});
