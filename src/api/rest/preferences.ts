import * as v from "valibot";
import { unsubscribe } from "#domain/buyers/digests/unsubscribe.ts";
import { countMatching } from "#domain/buyers/matches/count-matching.ts";
import {
  type BuyerPreferences,
  EMPTY_PREFERENCES,
  toActivePreferences,
  toMajorPreferences,
} from "#domain/buyers/preferences/buyer-preferences.ts";
import {
  checkPreferences,
  type PreferencesCode,
  preferencesSchema,
} from "#domain/buyers/preferences/preferences-input.ts";
import {
  createPreferencesProblem,
  getPreferencesUpdatedMessage,
} from "#domain/buyers/preferences/preferences-messages.ts";
import { parsePreferencesQuery } from "#domain/buyers/preferences/preferences-query.ts";
import { type PreferencesNow, readPreferences } from "#domain/buyers/preferences/read-preferences.ts";
import { updatePreferences } from "#domain/buyers/preferences/update-preferences.ts";
import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { type Checked, defineOperation } from "../http/operation.ts";

const slug = v.nullable(v.string());
const amount = v.nullable(v.number());
const matching = v.pipe(v.number(), v.integer(), v.minValue(0), v.description("How many listings match now."));

const preferencesResponse = v.strictObject({
  preferences: v.array(v.strictObject({ state: slug, category: slug, subcategory: slug })),
  price_min: amount,
  price_max: amount,
  down_payment_min: amount,
  down_payment_max: amount,
  discretionary_earnings_min: amount,
  discretionary_earnings_max: amount,
  send_weekly_bizmatch_email: v.boolean(),
});

function getAnswer({ preferences, matching }: PreferencesNow, { edition }: Context) {
  return { preferences: toMajorPreferences(preferences, edition.currency), matching };
}

function checkChange(input: unknown, { edition }: Context): Checked<Partial<BuyerPreferences>, PreferencesCode> {
  const result = checkPreferences(input, edition);
  return "codes" in result ? result : { input: result.change };
}

export const showPreferences = defineOperation({
  id: "showPreferences",
  method: "GET",
  path: "/preferences",
  tag: "Buyers",
  summary: "Returns the buyer's preferences and the number of matches",
  who: "buyer",
  response: { status: 200, schema: v.strictObject({ preferences: preferencesResponse, matching }) },
  handle: async (context) => getAnswer(await readPreferences(context), context),
});

export const changePreferences = defineOperation<undefined, Partial<BuyerPreferences>, PreferencesCode>({
  id: "changePreferences",
  method: "PUT",
  path: "/preferences",
  tag: "Buyers",
  summary: "Updates the buyer's preferences; omitted fields keep their values, null clears them",
  who: "buyer",
  body: preferencesSchema,
  response: {
    status: 200,
    schema: v.strictObject({ preferences: preferencesResponse, matching, message: v.string() }),
  },
  check: ({ body }, context) => checkChange(body, context),
  toProblem: createPreferencesProblem,
  async handle(context, { input }) {
    const now = await updatePreferences(context, input);
    return { ...getAnswer(now, context), message: getPreferencesUpdatedMessage(context.locale) };
  },
});

const parseAmount = v.optional(v.pipe(v.string(), v.description("An amount in major units.")));

export const countMatches = defineOperation<undefined, Partial<BuyerPreferences>, PreferencesCode>({
  id: "countMatches",
  method: "GET",
  path: "/matches/count",
  tag: "Buyers",
  summary: "Counts the matches of unsaved preferences; stores nothing",
  query: v.object({
    preferences: v.optional(
      v.pipe(
        v.union([v.string(), v.array(v.string())]),
        v.description("Rows as `state,category,subcategory`; a part may be empty."),
      ),
    ),
    price_min: parseAmount,
    price_max: parseAmount,
    down_payment_min: parseAmount,
    down_payment_max: parseAmount,
    discretionary_earnings_min: parseAmount,
    discretionary_earnings_max: parseAmount,
  }),
  who: "buyer",
  response: { status: 200, schema: v.strictObject({ matching }) },
  problems: [422],
  check: ({ query }, context) => checkChange(parsePreferencesQuery(query), context),
  toProblem: createPreferencesProblem,
  handle: async (context, { input }) => ({
    matching: await countMatching(context, toActivePreferences({ ...EMPTY_PREFERENCES, ...input })),
  }),
});

export const unsubscribeByToken = defineOperation<string, undefined>({
  id: "unsubscribe",
  method: "POST",
  path: "/unsubscribe/{token}",
  tag: "Buyers",
  summary: "One-click unsubscribe (RFC 8058) with the token of an email; needs no session or CSRF token",
  params: { token: "From the email's List-Unsubscribe header." },
  response: { status: 200, schema: v.strictObject({ message: v.string() }) },
  problems: [404],
  find: async (_, { token = "" }) => token,
  async handle(context, { subject }) {
    const done = (await unsubscribe(context, subject)) === "digest" ? m.unsubscribe_done : m.alerts_unsubscribe_done;
    return { message: done({}, getMessageOptions(context.locale)) };
  },
});
