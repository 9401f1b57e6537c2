import { getPasswordLimits } from "#domain/accounts/account-limits.ts";
import { endOtherSessions, listOwnSessions } from "#domain/accounts/sessions/own-sessions.ts";
import { requireStaff } from "#domain/context.ts";
import { showMyself } from "#domain/staff/members/show-myself.ts";
import {
  addPasskey,
  listOwnPasskeys,
  newPasskeySchema,
  offerPasskey,
  removePasskey,
} from "#domain/staff/second-factor/passkeys/own-passkeys.ts";
import {
  changeMyName,
  changeMyPassword,
  checkName,
  checkNewPassword,
  checkPasswordAgain,
  nameSchema,
  newPasswordSchema,
  passwordSchema,
  renewRecoveryCodes,
  renewSecondFactor,
} from "#domain/staff/sign-in/update-own-account.ts";
import { checkStaffForm } from "#domain/staff/staff-fields.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

type Password = { password: string };

const showMe = defineDeskOperation({
  id: "showMyself",
  method: "GET",
  path: "/desk/me",
  summary: "Returns the signed-in staff member and their rights",
  handle: async (context) => showMyself(context),
});

const rename = defineDeskOperation<undefined, { name: string }, StaffCode>({
  id: "changeMyName",
  method: "PUT",
  path: "/desk/me",
  summary: "Changes your name",
  ...defineForm(nameSchema, checkName),
  async handle(context, { input }) {
    await changeMyName(context, input);
    return showMyself(context);
  },
});

const changePassword = defineDeskOperation<undefined, Password & { new_password: string }, StaffCode>({
  id: "changeMyPassword",
  method: "PUT",
  path: "/desk/me/password",
  summary: "Changes your password and ends all other sessions",
  ...defineForm(newPasswordSchema, checkNewPassword),
  status: 204,
  limits: (_input, context) => getPasswordLimits(requireStaff(context).id),
  handle: (context, { input }) => changeMyPassword(context, input),
});

const renewCodes = defineDeskOperation<undefined, Password, StaffCode>({
  id: "renewRecoveryCodes",
  method: "POST",
  path: "/desk/me/recovery-codes",
  summary: "Creates ten new recovery codes, shown only once; the old ones stop working",
  ...defineForm(passwordSchema, checkPasswordAgain),
  status: 201,
  limits: (_input, context) => getPasswordLimits(requireStaff(context).id),
  handle: async (context, { input }) => ({ codes: await renewRecoveryCodes(context, input) }),
});

const renewFactor = defineDeskOperation<undefined, Password, StaffCode>({
  id: "renewSecondFactor",
  method: "POST",
  path: "/desk/me/second-factor",
  summary: "Removes your second factor; the next sign-in sets up a new one",
  ...defineForm(passwordSchema, checkPasswordAgain),
  status: 204,
  limits: (_input, context) => getPasswordLimits(requireStaff(context).id),
  handle: (context, { input }) => renewSecondFactor(context, input),
});

const listPasskeys = defineDeskOperation({
  id: "listMyPasskeys",
  method: "GET",
  path: "/desk/me/passkeys",
  summary: "Lists your passkeys",
  handle: async (context) => listOwnPasskeys(context),
});

const offer = defineDeskOperation<undefined, Password, StaffCode>({
  id: "offerPasskey",
  method: "POST",
  path: "/desk/me/passkeys/options",
  summary: "Returns what the browser needs to create a passkey",
  ...defineForm(passwordSchema, checkPasswordAgain),
  limits: (_input, context) => getPasswordLimits(requireStaff(context).id),
  handle: (context, { input }) => offerPasskey(context, input),
});

const add = defineDeskOperation<undefined, { name: string; response: object }, StaffCode>({
  id: "addPasskey",
  method: "POST",
  path: "/desk/me/passkeys",
  summary: "Adds the passkey that the browser has created",
  ...defineForm(newPasskeySchema, (body) => checkStaffForm(newPasskeySchema, body, ["name", "response"])),
  status: 204,
  handle: (context, { input }) => addPasskey(context, input),
});

const remove = defineDeskOperation<string, Password, StaffCode>({
  id: "removePasskey",
  method: "DELETE",
  path: "/desk/me/passkeys/{id}",
  summary: "Removes one of your passkeys",
  ...defineForm(passwordSchema, checkPasswordAgain),
  status: 204,
  find: async (_context, { id = "" }) => id,
  limits: (_input, context) => getPasswordLimits(requireStaff(context).id),
  handle: (context, { subject, input }) => removePasskey(context, subject, input),
});

const listSessions = defineDeskOperation({
  id: "listMySessions",
  method: "GET",
  path: "/desk/me/sessions",
  summary: "Lists where you are signed in",
  handle: async (context) => ({ data: await listOwnSessions(context) }),
});

const endSessions = defineDeskOperation({
  id: "endMyOtherSessions",
  method: "DELETE",
  path: "/desk/me/sessions",
  summary: "Ends all your sessions but this one",
  status: 204,
  handle: async (context) => endOtherSessions(context),
});

export const MYSELF_OPERATIONS: readonly Operation[] = [
  showMe,
  rename,
  changePassword,
  renewCodes,
  renewFactor,
  listSessions,
  endSessions,
  listPasskeys,
  offer,
  add,
  remove,
];
