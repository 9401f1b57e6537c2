import * as v from "valibot";
import { checkProfile, checkRegistration } from "#domain/accounts/account-input.ts";
import { getLoginLimits, REGISTER_LIMITS } from "#domain/accounts/account-limits.ts";
import { CONTACT_COLUMNS, NAME_COLUMNS } from "#domain/accounts/profile/buyer-columns.ts";
import { showProfile } from "#domain/accounts/profile/show-profile.ts";
import { updateProfile } from "#domain/accounts/profile/update-profile.ts";
import { hashForRegistration, registerBuyer } from "#domain/accounts/register-buyer.ts";
import { completeLogIn, requirePendingLogIn } from "#domain/accounts/second-factor/complete-log-in.ts";
import { getFactorLimits } from "#domain/accounts/second-factor/second-factor-limits.ts";
import { createBrowserProof, renewBrowserProof } from "#domain/accounts/sessions/known-browser.ts";
import { logIn } from "#domain/accounts/sessions/log-in.ts";
import { logOut } from "#domain/accounts/sessions/log-out.ts";
import { profileUpdated } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Accepted, defineOperation } from "../http/operation.ts";
import { createAccountForm, describeAccountForm } from "./account-form.ts";

/** A buyer as the browser stores it. */
const userSchema = v.strictObject({
  token: v.pipe(v.string(), v.description("The session's handle; of no use without the session cookie.")),
  ...v.entriesFromList(NAME_COLUMNS, v.string()),
  ...v.entriesFromList(CONTACT_COLUMNS, v.nullable(v.string())),
  attributes: v.array(
    v.strictObject({
      attribute_name: v.string(),
      type: v.picklist(["string", "number", "boolean", "json"]),
      attribute_value: v.nullable(v.string()),
    }),
  ),
});

const signedInSchema = v.strictObject({ token: v.string(), user: userSchema });
const profileResponse = v.strictObject({ user: userSchema, message: v.string() });

export const register = defineOperation<undefined, { body: object; password_hash: string }>({
  id: "register",
  method: "POST",
  path: "/register",
  tag: "Accounts",
  summary: "Creates a buyer account and signs in",
  ...describeAccountForm("registration"),
  response: { status: 201, schema: signedInSchema },
  session: "starts",
  idempotent: true,
  challenge: { action: "register", ...REGISTER_LIMITS },
  check({ body }, context) {
    const checked = checkRegistration(body, context);
    return "codes" in checked ? checked : { input: { body, password_hash: "" } };
  },
  async prepare(context, { body }) {
    return { body, password_hash: await hashForRegistration(context, body) };
  },
  async handle(context, { input: { body, password_hash }, request }) {
    const { user } = await registerBuyer(context, body, {
      password_hash,
      before: request.secret,
      secret: request.new_secret,
    });
    request.rememberBrowser(createBrowserProof(context, user));
    return { token: user.token, user };
  },
});

export const login = defineOperation<undefined, { email: string; password: string }>({
  id: "login",
  method: "POST",
  path: "/login",
  tag: "Accounts",
  summary: "Signs in a buyer with a session cookie",
  ...createAccountForm("login"),
  response: { status: 200, schema: signedInSchema },
  session: "starts",
  limits: getLoginLimits,
  challengeAction: "login",
  accepted: {
    description:
      "The password is right, and the account has a second factor. The buyer isn't signed in before `POST /api/login/second-factor` within 15 minutes, with the cookie of this response.",
    schema: v.strictObject({ message: v.string(), second_factor: v.literal("required") }),
  },
  async handle(context, { input, request }) {
    const { user } = await logIn(context, input, { before: request.secret, secret: request.new_secret });
    request.rememberBrowser(renewBrowserProof(context, input.email, request.browser));
    const message = m.factor_code_lead({}, getMessageOptions(context.locale));
    return user ? { token: user.token, user } : new Accepted({ message, second_factor: "required" });
  },
});

export const loginSecondFactor = defineOperation<undefined, { factor_code: string; passkey: string }>({
  id: "completeLogin",
  method: "POST",
  path: "/login/second-factor",
  tag: "Accounts",
  summary:
    "Signs in a buyer after their password, with a code of their authenticator app, a recovery code or a passkey (`POST /api/passkeys/challenge`)",
  ...createAccountForm("secondFactor"),
  response: { status: 200, schema: signedInSchema },
  session: "starts",
  problems: [401],
  async limits(input, context, browser, secret) {
    const { account_id } = await requirePendingLogIn(context, secret);
    return getFactorLimits(context, { account_id, browser }, input);
  },
  async handle(context, { input, request }) {
    const { user, browser_proof } = await completeLogIn(context, request, input);
    request.rememberBrowser(browser_proof);
    return { token: user.token, user };
  },
});

export const logout = defineOperation({
  id: "logout",
  method: "POST",
  path: "/logout",
  tag: "Accounts",
  summary: "Ends the session, if there is one",
  response: { status: 204 },
  session: "ends",
  handle: (context, { request }) => logOut(context, request.secret),
});

export const readProfile = defineOperation({
  id: "showProfile",
  method: "GET",
  path: "/profile",
  tag: "Accounts",
  summary: "Returns the signed-in buyer and their session's token",
  who: "buyer",
  response: { status: 200, schema: v.strictObject({ user: userSchema }) },
  async handle(context) {
    return { user: await showProfile(context) };
  },
});

export const saveProfile = defineOperation<undefined, Record<string, unknown>>({
  id: "updateProfile",
  method: "PUT",
  path: "/profile",
  tag: "Accounts",
  summary: "Updates the buyer's name, phone number and address",
  who: "buyer",
  ...describeAccountForm("profile"),
  response: { status: 200, schema: profileResponse },
  check({ body }, context) {
    const checked = checkProfile(body, context);
    return "codes" in checked ? checked : { input: body };
  },
  async handle(context, { input }) {
    const user = await updateProfile(context, input);
    return { user, message: profileUpdated({}, getMessageOptions(context.locale)) };
  },
});
