import { getCodeLimits, getResendCodeLimits } from "#domain/accounts/account-limits.ts";
import { resendCode } from "#domain/accounts/verification/resend-code.ts";
import { verifyCode } from "#domain/accounts/verification/verify-code.ts";
import { requireBuyer } from "#domain/context.ts";
import { defineOperation } from "../http/operation.ts";
import { createAccountForm } from "./account-form.ts";

export const verifyEmail = defineOperation<undefined, { code: string }>({
  id: "verifyEmail",
  method: "POST",
  path: "/email/verify",
  tag: "Accounts",
  summary: "Verifies the buyer's email address with the six-digit code from the email",
  who: "buyer",
  ...createAccountForm("code"),
  response: { status: 204 },
  limits: (_, context) => getCodeLimits(requireBuyer(context).id),
  handle: (context, { input }) => verifyCode(context, input),
});

export const resendEmailCode = defineOperation({
  id: "resendEmailCode",
  method: "POST",
  path: "/email/verify/resend",
  tag: "Accounts",
  summary: "Emails a new code, valid for 15 minutes and 10 tries; does nothing if the address is verified",
  who: "buyer",
  response: { status: 204 },
  limits: (_, context) => getResendCodeLimits(requireBuyer(context).id),
  handle: (context) => resendCode(context),
});
