import * as v from "valibot";
import { loginSchema, profileSchema, registrationSchema } from "#domain/accounts/account-fields.ts";
import {
  checkLogin,
  checkProfile,
  checkRegistration,
  PROFILE_REQUIRED,
  REGISTRATION_REQUIRED,
} from "#domain/accounts/account-input.ts";
import { loginLimits, REGISTER_LIMITS } from "#domain/accounts/account-limits.ts";
import { accountProblem } from "#domain/accounts/account-messages.ts";
import { showProfile } from "#domain/accounts/profile/show-profile.ts";
import { updateProfile } from "#domain/accounts/profile/update-profile.ts";
import { hashForRegistration, registerBuyer } from "#domain/accounts/register-buyer.ts";
import { logIn } from "#domain/accounts/sessions/log-in.ts";
import { logOut } from "#domain/accounts/sessions/log-out.ts";
import { profileUpdated } from "#editions/catalogue.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { operation } from "../http/operation.ts";

const text = v.nullable(v.string());

/** A buyer as the browser stores it. */
const userAnswer = v.strictObject({
  token: v.pipe(v.string(), v.description("The session's handle; without the session's cookie it opens nothing.")),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  mobile_e164: text,
  mobile_code: text,
  mobile_country: text,
  address_1: text,
  locality: text,
  state: text,
  country: text,
  postal_code: text,
  attributes: v.array(
    v.strictObject({
      attribute_name: v.string(),
      type: v.picklist(["string", "number", "boolean", "json"]),
      attribute_value: text,
    }),
  ),
});

const signedInAnswer = v.strictObject({ token: v.string(), user: userAnswer });
const profileAnswer = v.strictObject({ user: userAnswer, message: v.string() });

export const register = operation<undefined, { body: object; password_hash: string }>({
  id: "register",
  method: "POST",
  path: "/register",
  tag: "Accounts",
  summary: "Makes a buyer's account and signs them in",
  body: registrationSchema,
  required: [...REGISTRATION_REQUIRED],
  answer: { status: 201, schema: signedInAnswer },
  session: "starts",
  idempotent: true,
  challenge: { action: "register", ...REGISTER_LIMITS },
  check({ body }, context) {
    const checked = checkRegistration(body, context);
    return "codes" in checked ? checked : { input: { body, password_hash: "" } };
  },
  refuse: accountProblem,
  async prepare(context, { body }) {
    return { body, password_hash: await hashForRegistration(context, body) };
  },
  async handle(context, { input: { body, password_hash }, asking }) {
    const { user } = await registerBuyer(context, body, {
      password_hash,
      before: asking.secret,
      secret: asking.new_secret,
    });
    return { token: user.token, user };
  },
});

export const login = operation<undefined, { email: string; password: string }>({
  id: "login",
  method: "POST",
  path: "/login",
  tag: "Accounts",
  summary: "Signs a buyer in; the session is a cookie",
  body: loginSchema,
  required: ["email", "password"],
  answer: { status: 200, schema: signedInAnswer },
  session: "starts",
  check: ({ body }) => checkLogin(body),
  refuse: accountProblem,
  limits: loginLimits,
  async handle(context, { input, asking }) {
    const { user } = await logIn(context, input, { before: asking.secret, secret: asking.new_secret });
    return { token: user.token, user };
  },
});

export const logout = operation({
  id: "logout",
  method: "POST",
  path: "/logout",
  tag: "Accounts",
  summary: "Ends the session; whoever has none is logged out already",
  answer: { status: 204 },
  session: "ends",
  async handle(context, { asking }) {
    await logOut(context, asking.secret);
    return undefined;
  },
});

export const readProfile = operation({
  id: "showProfile",
  method: "GET",
  path: "/profile",
  tag: "Accounts",
  summary: "The buyer who is signed in, with their session's token",
  who: "buyer",
  answer: { status: 200, schema: v.strictObject({ user: userAnswer }) },
  async handle(context) {
    return { user: await showProfile(context) };
  },
});

export const saveProfile = operation<undefined, Record<string, unknown>>({
  id: "updateProfile",
  method: "PUT",
  path: "/profile",
  tag: "Accounts",
  summary: "Changes the buyer's name, number and address",
  who: "buyer",
  body: profileSchema,
  required: [...PROFILE_REQUIRED],
  answer: { status: 200, schema: profileAnswer },
  check({ body }, context) {
    const checked = checkProfile(body, context);
    return "codes" in checked ? checked : { input: body };
  },
  refuse: accountProblem,
  async handle(context, { input }) {
    const user = await updateProfile(context, input);
    return { user, message: profileUpdated({}, messagesIn(context.locale)) };
  },
});
