import { checkInquiry, parseInquiryForm } from "#domain/leads/inquiries/inquiry-input.ts";
import { createInquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import { addAnswers, createDraft } from "#domain/leads/inquiries/sellers/save-draft.ts";
import {
  findStep,
  getNextStep,
  parseSellerAnswers,
  type SellerAnswers,
  type SellerStep,
  STEP_FIELDS,
} from "#domain/leads/inquiries/sellers/seller-answers.ts";
import { getInquiry, sendDraft } from "#domain/leads/inquiries/sellers/send-draft.ts";
import type { CountedLimit } from "#integrations/rate-limiter.ts";
import { sha256 } from "#lib/sha256.ts";
import { redirect } from "../../document/responses.ts";
import { handleForm, toRejectedResponse } from "../../forms/handle-form.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { getPageHref } from "../../site.ts";

/** Limits emails per address, so that no one can flood another person's mailbox with links. */
function getDraftLimits(email: string): CountedLimit[] {
  return [
    { limit: { name: "seller-draft-email", points: 5, seconds: 3_600 }, key: sha256(email.trim().toLowerCase()) },
  ];
}

/** Builds the URL of a step of a saved registration from the link's token. */
function getStepHref(path: string, token: string, step: SellerStep, saved = false): string {
  return `${path}?${new URLSearchParams({ token, step, ...(saved && { saved: "1" }) })}`;
}

/** Saves the first form, emails its link and continues with the next step. */
export async function startRegistration({ context, site, form, metadata }: ActionArgs) {
  const path = getPageHref(site, "sellerRegistration");
  // A bot filled in the honeypot: it gets the usual redirect, but nothing is stored.
  if (form.get("website")) return redirect(getPageHref(site, "sellerThankYou"), 303);
  try {
    await metadata.checkChallenge("enquiry", String(form.get("challenge") ?? ""));
    const answers = parseSellerAnswers(form);
    await metadata.enforceLimits(getDraftLimits(answers.email ?? ""));
    const token = await createDraft(context, answers, path);
    // The redirect loads a new document, so that vendor scripts on this page can't see the link.
    return redirect(getStepHref(path, token, "business"), 303);
  } catch (error) {
    return toRejectedResponse(error, form);
  }
}

/** Saves a step's answers, then continues, stops for now, or submits the registration. */
export async function saveStep(args: ActionArgs, token: string) {
  const { context, site, form, metadata, url } = args;
  const path = getPageHref(site, "sellerRegistration");
  const step = findStep(form.get("step")) ?? "person";
  if (step === "send") {
    const { privacy_terms, sms_opt_in, tracking } = parseInquiryForm(form);
    const submission = {
      privacy_terms: privacy_terms === true,
      sms_opt_in: sms_opt_in === true,
      ...(tracking !== undefined && { tracking }),
      ...(site.office && { office: site.office.slug }),
      ...(site.agent && { agent: site.agent.slug }),
    };
    return handleForm(args, "enquiry", getPageHref(site, "sellerThankYou"), (verified) =>
      sendDraft(context, token, submission, { address: metadata.address, form: url.pathname, verified }),
    );
  }
  const { answers } = await addAnswers(context, token, parseSellerAnswers(form));
  if (form.get("later")) return redirect(getStepHref(path, token, step, true), 303);
  try {
    requireAnswers(answers, step, args);
  } catch (error) {
    return toRejectedResponse(error, form);
  }
  return redirect(getStepHref(path, token, getNextStep(step)), 303);
}

/**
 * Rejects a step whose required answers are missing or invalid. The answers are saved anyway.
 *
 * @throws Invalid
 */
function requireAnswers(answers: SellerAnswers, step: SellerStep, { context }: ActionArgs): void {
  const registration = { ...getInquiry(answers), type: "seller_registration", privacy_terms: true };
  const checked = checkInquiry(registration, context);
  if (!("codes" in checked)) return;
  const stepErrors = Object.entries(checked.codes).filter(([name]) =>
    (STEP_FIELDS[step] as readonly string[]).includes(name),
  );
  if (stepErrors.length > 0) throw createInquiryProblem(Object.fromEntries(stepErrors), context.locale);
}
