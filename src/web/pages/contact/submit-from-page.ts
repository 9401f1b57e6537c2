import { data, redirect } from "react-router";
import type { EnquiryType } from "#db/tables/enquiries.ts";
import { enquiryFromForm } from "#domain/enquiries/enquiry-input.ts";
import { submitEnquiry } from "#domain/enquiries/submit-enquiry.ts";
import { Invalid, TooMany } from "#lib/errors.ts";
import type { Refused } from "../../components/forms/form-frame.tsx";
import type { ActionArgs } from "../../page-loader.ts";
import { siteHref } from "../../site.ts";

/** The site's pages that thank for what was sent. */
export type ThankYou =
  | "contact-us/thank-you"
  | "sell-a-business/seller-registration/thank-you"
  | "buy-a-business/buyer-registration/thank-you";

/**
 * Takes an enquiry posted to a page: sends the visitor on to a thank-you page of the same site, or answers 422 with what
 * was typed and what is wrong with it. `about` is what the page knows and the visitor need not say.
 */
export async function submitFromPage(
  args: ActionArgs,
  about: { type: EnquiryType; listing?: string },
  thankYouPage: ThankYou = "contact-us/thank-you",
) {
  const { context, site, url, form, arrival } = args;
  const thankYou = siteHref(site, thankYouPage) + (about.type === "guide" ? "?about=guide" : "");
  const input = {
    ...enquiryFromForm(form),
    ...about,
    ...(site.office && { office: site.office.slug }),
    ...(site.agent && { agent: site.agent.slug }),
  };
  return sendForm(args, "enquiry", thankYou, async (verified) => {
    await submitEnquiry(context, input, { address: arrival.address, form: url.pathname, verified });
  });
}

/**
 * Sends a form and its visitor on; a refused one comes back as 422, or 429, with everything that was typed. `action` is
 * what the form's challenge is for; `send` hears whether it was solved.
 */
export async function sendForm(
  { form, arrival }: Pick<ActionArgs, "form" | "arrival">,
  action: string,
  thankYou: string,
  send: (verified: boolean) => Promise<void>,
) {
  // A program filled in the hidden field: it is thanked like anyone and nothing is kept.
  if (form.get("website")) return redirect(thankYou, 303);
  try {
    await send(await arrival.admit(action, String(form.get("challenge") ?? "")));
  } catch (error) {
    if (!(error instanceof Invalid || error instanceof TooMany)) throw error;
    const errors = error instanceof Invalid ? error.errors : {};
    const refused: Refused = { message: error.message, errors, typed: typedIn(form) };
    return data(refused, { status: error.status });
  }
  return redirect(thankYou, 303);
}

function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
