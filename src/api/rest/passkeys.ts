import * as v from "valibot";
import { getPasswordLimits } from "#domain/accounts/account-limits.ts";
import { createFactorProof } from "#domain/accounts/second-factor/create-factor-proof.ts";
import { findFactorOwner } from "#domain/accounts/second-factor/find-factor-owner.ts";
import {
  addBuyerPasskey,
  listBuyerPasskeys,
  offerBuyerPasskey,
  removeBuyerPasskey,
} from "#domain/accounts/second-factor/passkeys/buyer-passkeys.ts";
import { requestPasskey } from "#domain/accounts/second-factor/passkeys/use-passkey.ts";
import { getPasskeyLimits } from "#domain/accounts/second-factor/second-factor-limits.ts";
import { requireBuyer } from "#domain/context.ts";
import { defineOperation, type Operation } from "../http/operation.ts";
import { createAccountForm } from "./account-form.ts";

/** In the format that the browser's `PublicKeyCredential` parses. */
const optionsSchema = v.looseObject({ challenge: v.string() });
const timeSchema = v.pipe(v.string(), v.isoTimestamp());

const challenge = defineOperation({
  id: "requestPasskey",
  method: "POST",
  path: "/passkeys/challenge",
  tag: "Accounts",
  summary: "Returns what the browser needs to use a passkey after the password, or to confirm a change of two-factor",
  response: {
    status: 200,
    schema: v.strictObject({
      options: v.pipe(
        v.nullable(optionsSchema),
        v.description("The argument of `navigator.credentials.get`, for five minutes; null without a passkey."),
      ),
    }),
  },
  problems: [401],
  limits: async (_, context, __, secret) => getPasskeyLimits((await findFactorOwner(context, secret)).account_id),
  async handle(context, { request }) {
    return { options: await requestPasskey(context, await findFactorOwner(context, request.secret)) };
  },
});

const list = defineOperation({
  id: "listBuyerPasskeys",
  method: "GET",
  path: "/account/passkeys",
  tag: "Accounts",
  summary: "Lists the buyer's passkeys",
  who: "buyer",
  response: {
    status: 200,
    schema: v.strictObject({
      data: v.array(
        v.strictObject({ id: v.string(), name: v.string(), created_at: timeSchema, used_at: v.nullable(timeSchema) }),
      ),
      available: v.pipe(v.boolean(), v.description("Whether passkeys work at the site's address.")),
    }),
  },
  handle: listBuyerPasskeys,
});

const offer = defineOperation<undefined, { name: string; password: string }>({
  id: "offerBuyerPasskey",
  method: "POST",
  path: "/account/passkeys/options",
  tag: "Accounts",
  summary: "Returns what the browser needs to create a passkey",
  who: "buyer",
  ...createAccountForm("addPasskey"),
  response: { status: 200, schema: optionsSchema },
  problems: [404],
  limits: (_, context) => getPasswordLimits(requireBuyer(context).id),
  handle: (context, { input }) => offerBuyerPasskey(context, input),
});

const add = defineOperation<undefined, { name: string; passkey: string }>({
  id: "addBuyerPasskey",
  method: "POST",
  path: "/account/passkeys",
  tag: "Accounts",
  summary: "Adds the passkey that the browser has created as second factor and ends the buyer's other sessions",
  who: "buyer",
  ...createAccountForm("savePasskey"),
  response: {
    status: 201,
    schema: v.strictObject({
      recovery_codes: v.pipe(
        v.array(v.string()),
        v.description("With the first second factor, ten codes that are shown only once; otherwise none."),
      ),
    }),
  },
  problems: [404],
  limits: (_, context) => getPasskeyLimits(requireBuyer(context).id),
  async handle(context, { input, request }) {
    const recovery_codes = await addBuyerPasskey(context, input);
    request.rememberBrowser(await createFactorProof(context, requireBuyer(context).id));
    return { recovery_codes };
  },
});

const remove = defineOperation<string, { password: string }>({
  id: "removeBuyerPasskey",
  method: "DELETE",
  path: "/account/passkeys/{id}",
  tag: "Accounts",
  summary: "Removes a passkey and ends the buyer's other sessions; 422 if it is their only second factor",
  params: { id: "The passkey's id." },
  who: "buyer",
  ...createAccountForm("password"),
  response: { status: 204 },
  problems: [404],
  find: async (_context, { id = "" }) => id,
  limits: (_, context) => getPasswordLimits(requireBuyer(context).id),
  handle: (context, { subject, input }) => removeBuyerPasskey(context, subject, input),
});

export const PASSKEY_OPERATIONS: readonly Operation[] = [challenge, list, offer, add, remove];
