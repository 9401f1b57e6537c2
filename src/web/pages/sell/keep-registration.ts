import { redirect, redirectDocument } from "react-router";
import type { CountedLimit } from "#domain/accounts/account-limits.ts";
import { checkEnquiry, enquiryFromForm } from "#domain/enquiries/enquiry-input.ts";
import { refusalOf } from "#domain/enquiries/enquiry-messages.ts";
import { addAnswers, beginDraft } from "#domain/enquiries/sellers/keep-draft.ts";
import {
  answersIn,
  type SellerAnswers,
  type SellerStep,
  STEP_FIELDS,
  stepAfter,
  stepNamed,
} from "#domain/enquiries/sellers/seller-answers.ts";
import { enquiryOf, sendDraft } from "#domain/enquiries/sellers/send-draft.ts";
import { sha256 } from "#lib/sha256.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";
import { refusedForm, sendForm } from "../contact/submit-from-page.ts";

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
export async function beginRegistration({ context, site, form, arrival }: ActionArgs) {
  const path = siteHref(site, REGISTRATION_PATH);
  // A program filled in the hidden field: it is thanked like anyone and nothing is kept.
  if (form.get("website")) return redirect(siteHref(site, THANK_YOU), 303);
  try {
    await arrival.admit("enquiry", String(form.get("challenge") ?? ""));
    const answers = answersIn(form);
    await arrival.count(draftLimits(answers.email ?? ""));
    const token = await beginDraft(context, answers, path);
    // As a page of its own: no vendor's script that runs here may see the link.
    return redirectDocument(stepHref(path, token, "business"), 303);
  } catch (error) {
    return refusedForm(error, form);
  }
}

/** Keeps a step's answers and goes on, stops here, or sends the whole. */
export async function keepStep(args: ActionArgs, token: string) {
  const { context, site, form, arrival, url } = args;
  const path = siteHref(site, REGISTRATION_PATH);
  const step = stepNamed(form.get("step")) ?? "person";
  if (step === "send") {
    const { privacy_terms, sms_opt_in, tracking } = enquiryFromForm(form);
    const sending = {
      ...{ privacy_terms: privacy_terms === true, sms_opt_in: sms_opt_in === true },
      ...(tracking !== undefined && { tracking }),
      ...(site.office && { office: site.office.slug }),
      ...(site.agent && { agent: site.agent.slug }),
    };
    return sendForm(args, "enquiry", siteHref(site, THANK_YOU), (verified) =>
      sendDraft(context, token, sending, { address: arrival.address, form: url.pathname, verified }),
    );
  }
  const { answers } = await addAnswers(context, token, answersIn(form));
  if (form.get("later")) return redirect(stepHref(path, token, step, true), 303);
  try {
    refuseUnanswered(answers, step, args);
  } catch (error) {
    return refusedForm(error, form);
  }
  return redirect(stepHref(path, token, stepAfter(step)), 303);
}

/** What this step asks and cannot be left like that; it is kept all the same. @throws Invalid */
function refuseUnanswered(answers: SellerAnswers, step: SellerStep, { context }: ActionArgs): void {
  const checked = checkEnquiry({ ...enquiryOf(answers), type: "seller_registration", privacy_terms: true });
  if (!("codes" in checked)) return;
  const own = Object.entries(checked.codes).filter(([name]) => (STEP_FIELDS[step] as readonly string[]).includes(name));
  if (own.length > 0) throw refusalOf(Object.fromEntries(own), context.locale);
}
