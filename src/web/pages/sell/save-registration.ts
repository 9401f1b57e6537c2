import { redirect, redirectDocument } from "react-router";
import type { CountedLimit } from "#domain/accounts/account-limits.ts";
import { checkInquiry, inquiryFromForm } from "#domain/leads/inquiries/inquiry-input.ts";
import { inquiryProblem } from "#domain/leads/inquiries/inquiry-messages.ts";
import { addAnswers, beginDraft } from "#domain/leads/inquiries/sellers/save-draft.ts";
import {
  answersIn,
  type SellerAnswers,
  type SellerStep,
  STEP_FIELDS,
  stepAfter,
  stepNamed,
} from "#domain/leads/inquiries/sellers/seller-answers.ts";
import { getInquiry, sendDraft } from "#domain/leads/inquiries/sellers/send-draft.ts";
import { sha256 } from "#lib/sha256.ts";
import { rejectedForm, sendForm } from "../../forms/submit-form.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";

const REGISTRATION_PATH = "sell-a-business/seller-registration";
const THANK_YOU = `${REGISTRATION_PATH}/thank-you`;

/** So that nobody's mailbox is filled with links that somebody else asked for. */
function draftLimits(email: string): CountedLimit[] {
  return [
    { limit: { name: "seller-draft-email", points: 5, seconds: 3_600 }, key: sha256(email.trim().toLowerCase()) },
  ];
}

/** A step of a kept registration, by its link's token. */
function stepHref(path: string, token: string, step: SellerStep, saved = false): string {
  return `${path}?${new URLSearchParams({ token, step, ...(saved && { saved: "1" }) })}`;
}

/** Keeps what stands in the first form, mails the link to it and goes on with the figures. */
export async function beginRegistration({ context, site, form, metadata }: ActionArgs) {
  const path = siteHref(site, REGISTRATION_PATH);
  // A program filled in the hidden field: it is thanked like anyone and nothing is kept.
  if (form.get("website")) return redirect(siteHref(site, THANK_YOU), 303);
  try {
    await metadata.admit("enquiry", String(form.get("challenge") ?? ""));
    const answers = answersIn(form);
    await metadata.count(draftLimits(answers.email ?? ""));
    const token = await beginDraft(context, answers, path);
    // As a page of its own: no vendor's script that runs here may see the link.
    return redirectDocument(stepHref(path, token, "business"), 303);
  } catch (error) {
    return rejectedForm(error, form);
  }
}

/** Keeps a step's answers and goes on, stops here, or sends the whole. */
export async function saveStep(args: ActionArgs, token: string) {
  const { context, site, form, metadata, url } = args;
  const path = siteHref(site, REGISTRATION_PATH);
  const step = stepNamed(form.get("step")) ?? "person";
  if (step === "send") {
    const { privacy_terms, sms_opt_in, tracking } = inquiryFromForm(form);
    const sending = {
      privacy_terms: privacy_terms === true,
      sms_opt_in: sms_opt_in === true,
      ...(tracking !== undefined && { tracking }),
      ...(site.office && { office: site.office.slug }),
      ...(site.agent && { agent: site.agent.slug }),
    };
    return sendForm(args, "enquiry", siteHref(site, THANK_YOU), (verified) =>
      sendDraft(context, token, sending, { address: metadata.address, form: url.pathname, verified }),
    );
  }
  const { answers } = await addAnswers(context, token, answersIn(form));
  if (form.get("later")) return redirect(stepHref(path, token, step, true), 303);
  try {
    requireAnswers(answers, step, args);
  } catch (error) {
    return rejectedForm(error, form);
  }
  return redirect(stepHref(path, token, stepAfter(step)), 303);
}

/** What this step asks and cannot be left like that; it is kept all the same. @throws Invalid */
function requireAnswers(answers: SellerAnswers, step: SellerStep, { context }: ActionArgs): void {
  const registration = { ...getInquiry(answers), type: "seller_registration", privacy_terms: true };
  const checked = checkInquiry(registration, context);
  if (!("codes" in checked)) return;
  const own = Object.entries(checked.codes).filter(([name]) => (STEP_FIELDS[step] as readonly string[]).includes(name));
  if (own.length > 0) throw inquiryProblem(Object.fromEntries(own), context.locale);
}
