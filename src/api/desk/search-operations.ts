import * as v from "valibot";
import { searchDesk } from "#domain/search/desk/search-desk.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const search = defineDeskOperation<void, string>({
  id: "searchDesk",
  method: "GET",
  path: "/desk/search",
  summary: "Finds listings, leads, contacts and deals in your scope by the starts of words",
  query: v.object({ q: v.string() }),
  check: ({ query }) => ({ input: query.get("q") ?? "" }),
  handle: async (context, { input }) => await searchDesk(context, input),
});

export const SEARCH_OPERATIONS: readonly Operation[] = [search];
