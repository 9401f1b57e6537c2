import * as v from "valibot";
import { MAX_SUGGESTED_LENGTH, suggestSearches } from "#domain/search/suggest-searches.ts";
import { defineOperation } from "../http/operation.ts";

const suggestionSchema = v.strictObject({
  kind: v.picklist(["sector", "place", "listing"]),
  label: v.pipe(v.string(), v.description("A text that the search understands.")),
});

export const suggestSearchTexts = defineOperation({
  id: "suggestSearches",
  method: "GET",
  path: "/suggestions",
  tag: "Listings",
  summary: "Completes the text of the search box with sectors, places and headlines",
  query: v.object({ q: v.pipe(v.string(), v.maxLength(MAX_SUGGESTED_LENGTH)) }),
  response: { status: 200, schema: v.strictObject({ data: v.array(suggestionSchema) }) },
  problems: [422],
  check: ({ query }) => ({ input: query.get("q") ?? "" }),
  handle: async (context, { input }) => ({ data: await suggestSearches(context, input) }),
});
