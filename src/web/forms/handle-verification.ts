import { requireAccountForm } from "#domain/accounts/account-input.ts";
import { getCodeLimits, getResendCodeLimits } from "#domain/accounts/account-limits.ts";
import { resendCode } from "#domain/accounts/verification/resend-code.ts";
import { verifyCode } from "#domain/accounts/verification/verify-code.ts";
import { requireBuyer } from "#domain/context.ts";
import type { ActionArgs } from "../page-loader.ts";
import { handleUnchallengedForm } from "./handle-form.ts";

const CODE_SENT = "code-sent";

/** Returns whether a page is shown after another code was sent. */
export function isCodeSent({ searchParams }: URL): boolean {
  return searchParams.get("about") === CODE_SENT;
}

/** Handles the forms of `VerifyEmailForms` on a page, and shows the page again. Returns null for any other form. */
export function handleVerification({ context, form, metadata }: ActionArgs, path: string) {
  const intent = form.get("intent");
  if (intent === "resend")
    return handleUnchallengedForm(form, `${path}?about=${CODE_SENT}`, async () => {
      await metadata.enforceLimits(getResendCodeLimits(requireBuyer(context).id));
      await resendCode(context);
    });
  if (intent === "verify")
    return handleUnchallengedForm(form, path, async () => {
      await metadata.enforceLimits(getCodeLimits(requireBuyer(context).id));
      await verifyCode(context, requireAccountForm(context, "code", { code: form.get("code") ?? "" }));
    });
  return null;
}
