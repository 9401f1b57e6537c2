import * as v from "valibot";
import { requireStaff } from "#domain/context.ts";
import { searchDesk } from "#domain/search/desk/search-desk.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation } from "./desk-operation.ts";

const found = v.array(anyObject);

const search = defineDeskOperation<void, string>({
  id: "searchDesk",
  method: "GET",
  path: "/desk/search",
  summary: "Finds listings, leads, contacts and deals in your scope by the starts of words",
  query: v.object({ q: v.string() }),
  response: { status: 200, schema: v.strictObject({ listings: found, leads: found, contacts: found, deals: found }) },
  find: async (context) => void requireStaff(context),
  check: ({ query }) => ({ input: query.get("q") ?? "" }),
  handle: async (context, { input }) => await searchDesk(context, input),
});

export const SEARCH_OPERATIONS: readonly Operation[] = [search];
