import * as v from "valibot";
import { checkReset } from "#domain/accounts/account-input.ts";
import { getForgotLimits, getPasswordLimits, getResetLimits } from "#domain/accounts/account-limits.ts";
import { cancelAccount } from "#domain/accounts/closing/cancel-account.ts";
import { deleteAccount } from "#domain/accounts/closing/delete-account.ts";
import { exportData } from "#domain/accounts/closing/export-data.ts";
import { requestPasswordReset } from "#domain/accounts/password/request-password-reset.ts";
import { resetPassword } from "#domain/accounts/password/reset-password.ts";
import { changeEmail } from "#domain/accounts/profile/change-email.ts";
import { requireBuyer } from "#domain/context.ts";
import { checkYourEmail, passwordReset } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { defineOperation } from "../http/operation.ts";
import { createAccountForm, describeAccountForm } from "./account-form.ts";

const messageSchema = v.strictObject({ message: v.string() });

export const forgotPasswordOperation = defineOperation<undefined, { email: string }>({
  id: "forgotPassword",
  method: "POST",
  path: "/forgot-password",
  tag: "Accounts",
  summary: "Emails a password reset link; the response is the same for an unknown address",
  ...createAccountForm("forgot"),
  response: { status: 200, schema: messageSchema },
  limits: getForgotLimits,
  async handle(context, { input }) {
    await requestPasswordReset(context, input);
    return { message: checkYourEmail({}, getMessageOptions(context.locale)) };
  },
});

export const reset = defineOperation<undefined, Record<string, unknown>>({
  id: "resetPassword",
  method: "POST",
  path: "/reset-password",
  tag: "Accounts",
  summary: "Sets a new password with the token of the emailed link and ends all sessions of the account",
  ...describeAccountForm("reset"),
  response: { status: 200, schema: messageSchema },
  check({ body }, context) {
    const checked = checkReset(body, context);
    return "codes" in checked ? checked : { input: body };
  },
  limits: getResetLimits,
  async handle(context, { input }) {
    await resetPassword(context, input);
    return { message: passwordReset({}, getMessageOptions(context.locale)) };
  },
});

export const updateEmail = defineOperation<undefined, { email: string; password: string }>({
  id: "changeEmail",
  method: "PUT",
  path: "/account/email",
  tag: "Accounts",
  summary: "Changes the email address of the buyer's account and ends their other sessions",
  who: "buyer",
  ...createAccountForm("changeEmail"),
  response: { status: 200, schema: messageSchema },
  limits: (_, context) => getPasswordLimits(requireBuyer(context).id),
  async handle(context, { input }) {
    await changeEmail(context, input);
    return { message: m.email_changed({}, getMessageOptions(context.locale)) };
  },
});

export const cancel = defineOperation<undefined, { password: string }>({
  id: "cancelAccount",
  method: "POST",
  path: "/account/cancel",
  tag: "Accounts",
  summary: "Cancels the buyer's account and ends all its sessions",
  who: "buyer",
  ...createAccountForm("password"),
  response: { status: 200, schema: messageSchema },
  session: "ends",
  limits: (_, context) => getPasswordLimits(requireBuyer(context).id),
  async handle(context, { input }) {
    await cancelAccount(context, input);
    return { message: m.account_cancelled({}, getMessageOptions(context.locale)) };
  },
});

export const exportAccount = defineOperation({
  id: "exportAccount",
  method: "GET",
  path: "/account/export",
  tag: "Accounts",
  summary: "Exports all of the buyer's data as a file",
  who: "buyer",
  response: {
    status: 200,
    schema: v.looseObject({ exported_at: v.pipe(v.string(), v.isoTimestamp()), account: v.looseObject({}) }),
    file: "my-data.json",
  },
  handle: exportData,
});

export const removeAccount = defineOperation<undefined, { password: string }>({
  id: "deleteAccount",
  method: "DELETE",
  path: "/account",
  tag: "Accounts",
  summary: "Deletes the buyer's account and personal data",
  who: "buyer",
  ...createAccountForm("password"),
  response: { status: 204 },
  session: "ends",
  limits: (_, context) => getPasswordLimits(requireBuyer(context).id),
  handle: (context, { input }) => deleteAccount(context, input),
});
