import type { InquiryType } from "#db/tables/inquiries.ts";
import { parseInquiryForm } from "#domain/leads/inquiries/inquiry-input.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { anErrorOccurred, inquiryFailed } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { DomainError, Invalid, TooMany } from "#lib/errors.ts";
import type { Rejected } from "../components/forms/form-frame.tsx";
import { getTypedValues } from "../components/forms/get-typed-values.ts";
import { PageResponse, redirect, withStatus } from "../document/responses.ts";
import type { ActionArgs } from "../page-loader.ts";
import { getPageHref } from "../site.ts";

/**
 * Handles an inquiry form: redirects to a thank-you page of the same site, or returns 422 with the typed values and
 * errors.
 *
 * @param about what the page adds to the form
 */
export async function handleInquiryForm(
  args: ActionArgs,
  about: { type: InquiryType; listing?: string },
  thankYouPage: "contactThankYou" | "sellerThankYou" = "contactThankYou",
  query = about.type === "guide" ? "?about=guide" : "",
) {
  const { context, site, url, form, metadata } = args;
  const thankYou = getPageHref(site, thankYouPage) + query;
  const input = {
    ...parseInquiryForm(form),
    ...about,
    ...(site.office && { office: site.office.slug }),
    ...(site.agent && { agent: site.agent.slug }),
  };
  return handleForm(args, "enquiry", thankYou, async (verified) => {
    await submitInquiry(context, input, { address: metadata.address, form: url.pathname, verified });
  });
}

/**
 * Handles a form with a challenge and redirects. A rejected form returns 422 or 429 with the typed values; an
 * unexpected failure returns 503 with them.
 *
 * @param action the challenge's action
 *
 * @param submit is called with whether the challenge was solved
 */
export function handleForm(
  { form, metadata, context }: Pick<ActionArgs, "form" | "metadata" | "context">,
  action: string,
  thankYou: string,
  submit: (verified: boolean) => Promise<void>,
) {
  const getFailureMessage = (error: unknown): string => {
    context.log.error({ err: error, request_id: metadata.request_id }, "form submission failed");
    return (action === "enquiry" ? inquiryFailed : anErrorOccurred)({}, getMessageOptions(context.locale));
  };
  const submitAfterChallenge = async (): Promise<void> =>
    submit(await metadata.checkChallenge(action, String(form.get("challenge") ?? "")));
  return handleUnchallengedForm(form, thankYou, submitAfterChallenge, getFailureMessage);
}

/**
 * Handles a form without a challenge, or with limits of its own.
 *
 * @param getFailureMessage returns the message for an unexpected error; without it, the error page is shown
 */
export async function handleUnchallengedForm(
  form: FormData,
  next: string,
  submit: () => Promise<void>,
  getFailureMessage?: (error: unknown) => string,
) {
  // A bot has filled in the honeypot. It gets the usual redirect, but nothing is stored.
  if (form.get("website")) return redirect(next, 303);
  try {
    await submit();
  } catch (error) {
    const isExpected = error instanceof DomainError || error instanceof PageResponse;
    if (isExpected || !getFailureMessage) return toRejectedResponse(error, form);
    const rejected: Rejected = { message: getFailureMessage(error), errors: {}, typed: getTypedValues(form) };
    return withStatus(rejected, 503);
  }
  return redirect(next, 303);
}

/**
 * Returns a rejected form with its typed values: 422 or 429.
 *
 * @throws any other error.
 */
export function toRejectedResponse(error: unknown, form: FormData) {
  if (!(error instanceof Invalid || error instanceof TooMany)) throw error;
  const errors = error instanceof Invalid ? error.errors : {};
  const rejected: Rejected = { message: error.message, errors, typed: getTypedValues(form) };
  return withStatus(rejected, error.status);
}
