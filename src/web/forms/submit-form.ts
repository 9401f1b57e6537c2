import { data, redirect } from "react-router";
import type { InquiryType } from "#db/tables/inquiries.ts";
import { inquiryFromForm } from "#domain/leads/inquiries/inquiry-input.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { anErrorOccurred, inquiryFailed } from "#editions/catalogue.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { DomainError, Invalid, TooMany } from "#lib/errors.ts";
import type { Rejected } from "../components/forms/form-frame.tsx";
import { typedIn } from "../components/forms/typed-in.ts";
import type { ActionArgs } from "../page-loader.ts";
import { siteHref } from "../site.ts";

/** The site's pages that thank for what was sent. */
export type ThankYou =
  | "contact-us/thank-you"
  | "sell-a-business/seller-registration/thank-you"
  | `sell-a-business/seller-registration/thank-you?${string}`;

/**
 * Takes an enquiry posted to a page: sends the visitor on to a thank-you page of the same site, or answers 422 with what
 * was typed and what is wrong with it. `about` is what the page knows and the visitor need not say.
 */
export async function submitInquiryForm(
  args: ActionArgs,
  about: { type: InquiryType; listing?: string },
  thankYouPage: ThankYou = "contact-us/thank-you",
) {
  const { context, site, url, form, metadata } = args;
  const thankYou = siteHref(site, thankYouPage) + (about.type === "guide" ? "?about=guide" : "");
  const input = {
    ...inquiryFromForm(form),
    ...about,
    ...(site.office && { office: site.office.slug }),
    ...(site.agent && { agent: site.agent.slug }),
  };
  return sendForm(args, "enquiry", thankYou, async (verified) => {
    await submitInquiry(context, input, { address: metadata.address, form: url.pathname, verified });
  });
}

/**
 * Sends a form and its visitor on; a refused one comes back as 422, or 429, with everything that was typed, and so does one
 * that could not be taken. `action` is what the form's challenge is for; `send` hears whether it was solved.
 */
export function sendForm(
  { form, metadata, context }: Pick<ActionArgs, "form" | "metadata" | "context">,
  action: string,
  thankYou: string,
  send: (verified: boolean) => Promise<void>,
) {
  const failed = (error: unknown): string => {
    context.log.error({ err: error, request_id: metadata.request_id }, "a form could not be taken");
    return (action === "enquiry" ? inquiryFailed : anErrorOccurred)({}, messagesIn(context.locale));
  };
  const admitted = async (): Promise<void> => send(await metadata.admit(action, String(form.get("challenge") ?? "")));
  return sendUnchallenged(form, thankYou, admitted, failed);
}

/**
 * The same of a form that has no challenge, or counts for limits of its own. `failed` says what to tell of an error that
 * is nobody's; without it that is the error page's.
 */
export async function sendUnchallenged(
  form: FormData,
  next: string,
  send: () => Promise<void>,
  failed?: (error: unknown) => string,
) {
  // A program filled in the hidden field: it is thanked like anyone and nothing is kept.
  if (form.get("website")) return redirect(next, 303);
  try {
    await send();
  } catch (error) {
    const isOwn = error instanceof DomainError || error instanceof Response;
    if (isOwn || !failed) return rejectedForm(error, form);
    const rejected: Rejected = { message: failed(error), errors: {}, typed: typedIn(form) };
    return data(rejected, { status: 503 });
  }
  return redirect(next, 303);
}

/** A refused form with everything that was typed: 422, or 429. @throws whatever is no refusal. */
export function rejectedForm(error: unknown, form: FormData) {
  if (!(error instanceof Invalid || error instanceof TooMany)) throw error;
  const errors = error instanceof Invalid ? error.errors : {};
  const rejected: Rejected = { message: error.message, errors, typed: typedIn(form) };
  return data(rejected, { status: error.status });
}
