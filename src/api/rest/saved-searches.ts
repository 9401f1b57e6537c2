import * as v from "valibot";
import {
  changeSearch,
  deleteSearch,
  findOwnSearch,
  MAX_NAME_LENGTH,
  type SearchChange,
  setSavedListingAlerts,
} from "#domain/buyers/alerts/searches/change-search.ts";
import { type NewSearch, saveSearch } from "#domain/buyers/alerts/searches/save-search.ts";
import { FREQUENCIES, listAlerts } from "#domain/buyers/alerts/searches/saved-search.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { defineBody } from "../http/field-codes.ts";
import { type Codes, defineOperation } from "../http/operation.ts";

const frequency = v.picklist(FREQUENCIES);

const searchSchema = v.strictObject({
  id: v.number(),
  name: v.string(),
  url: v.pipe(v.string(), v.description("Path of the search page.")),
  frequency,
  paused: v.boolean(),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
});

const newSearch = v.strictObject({
  url: v.pipe(v.string(), v.description("URL of a search page of the network, an office or an agent.")),
  frequency: v.optional(frequency, "instant"),
});

const searchChange = v.strictObject({
  name: v.optional(
    v.pipe(v.string(), v.description(`Up to ${MAX_NAME_LENGTH} characters; defaults to a description of the filters.`)),
  ),
  frequency: v.optional(frequency),
  paused: v.optional(v.boolean()),
});

const alertsChange = v.strictObject({ saved_listings: v.boolean() });

/** Builds the validation error with a message for each field. */
function toProblem(codes: Codes, locale: Locale): Invalid {
  const options = getMessageOptions(locale);
  const getMessage = (field: string) => (field === "url" ? m.saved_search_wrong_address : m.field_invalid)({}, options);
  const errors = Object.fromEntries(Object.keys(codes).map((field) => [field, [getMessage(field)]]));
  return new Invalid(m.field_check_marked({}, options), errors);
}

export const showAlerts = defineOperation({
  id: "listSavedSearches",
  method: "GET",
  path: "/saved-searches",
  tag: "Buyers",
  summary: "Lists the buyer's saved searches, oldest first, and whether alerts for saved listings are on",
  who: "buyer",
  response: {
    status: 200,
    schema: v.strictObject({ data: v.array(searchSchema), saved_listings: v.boolean() }),
  },
  async handle(context) {
    const { searches, saved_listings } = await listAlerts(context);
    return { data: searches, saved_listings };
  },
});

export const postSavedSearch = defineOperation<undefined, NewSearch>({
  id: "saveSearch",
  method: "POST",
  path: "/saved-searches",
  tag: "Buyers",
  summary: "Saves a search by its page's URL and starts its alerts; does nothing if it is already saved",
  who: "buyer",
  ...defineBody(newSearch),
  response: { status: 201, schema: v.strictObject({ data: searchSchema }) },
  problems: [409],
  toProblem,
  handle: async (context, { input }) => ({ data: await saveSearch(context, input) }),
});

export const putSavedSearch = defineOperation<string, SearchChange>({
  id: "changeSavedSearch",
  method: "PUT",
  path: "/saved-searches/{id}",
  tag: "Buyers",
  summary: "Renames or pauses a saved search, or changes its frequency; omitted fields keep their values",
  params: { id: "The search's ID." },
  who: "buyer",
  ...defineBody(searchChange),
  response: { status: 200, schema: v.strictObject({ data: searchSchema }) },
  problems: [404],
  find: async (context, { id = "" }) => String((await findOwnSearch(context, id)).id),
  toProblem,
  handle: async (context, { subject, input }) => ({ data: await changeSearch(context, subject, input) }),
});

export const deleteSavedSearch = defineOperation<string, undefined>({
  id: "deleteSavedSearch",
  method: "DELETE",
  path: "/saved-searches/{id}",
  tag: "Buyers",
  summary: "Deletes a saved search, if it exists",
  params: { id: "The search's ID." },
  who: "buyer",
  response: { status: 204 },
  find: async (_, { id = "" }) => id,
  handle: (context, { subject }) => deleteSearch(context, subject),
});

export const putAlerts = defineOperation<undefined, { saved_listings: boolean }>({
  id: "changeAlerts",
  method: "PUT",
  path: "/saved-searches",
  tag: "Buyers",
  summary: "Turns alerts for saved listings on or off: price cuts and listings back on the market",
  who: "buyer",
  ...defineBody(alertsChange),
  response: { status: 204 },
  toProblem,
  handle: (context, { input }) => setSavedListingAlerts(context, input.saved_listings),
});
