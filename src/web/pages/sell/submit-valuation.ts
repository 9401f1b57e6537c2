import { inquiryFromForm } from "#domain/leads/inquiries/inquiry-input.ts";
import { calculatorAnswers } from "#domain/leads/inquiries/sellers/seller-valuation.ts";
import { submitInquiryForm } from "../../forms/submit-form.ts";
import type { ActionArgs } from "../../page-loader.ts";

/**
 * Takes a valuation that was asked for, and leads to its thank-you page with the figures that its range stands on: the
 * calculator's own, and nothing of whose they are.
 */
export function submitValuation(args: ActionArgs) {
  const { fields } = inquiryFromForm(args.form);
  const answers = calculatorAnswers((fields ?? {}) as Record<string, unknown>);
  const about = new URLSearchParams({ about: "valuation", ...getPlace(args), ...answers });
  return submitInquiryForm(args, { type: "valuation" }, `sell-a-business/seller-registration/thank-you?${about}`);
}

/** The region that the postal code lies in. */
function getPlace({ context, form }: ActionArgs): { state?: string } {
  const place = context.gazetteer.find(String(form.get("postal_code") ?? ""));
  return place ? { state: place.state } : {};
}
