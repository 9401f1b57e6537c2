import { enquiryFromForm } from "#domain/enquiries/enquiry-input.ts";
import { calculatorAnswers } from "#domain/enquiries/sellers/valuation-asked.ts";
import type { ActionArgs } from "../../page-loader.ts";
import { submitFromPage } from "../contact/submit-from-page.ts";

/**
 * Takes a valuation that was asked for, and leads to its thank-you page with the figures that its range stands on: the
 * calculator's own, and nothing of whose they are.
 */
export function submitValuation(args: ActionArgs) {
  const { fields } = enquiryFromForm(args.form);
  const answers = calculatorAnswers((fields ?? {}) as Record<string, unknown>);
  const about = new URLSearchParams({ about: "valuation", ...placeOf(args), ...answers });
  return submitFromPage(args, { type: "valuation" }, `sell-a-business/seller-registration/thank-you?${about}`);
}

/** The region that the postal code lies in. */
function placeOf({ context, form }: ActionArgs): { state?: string } {
  const place = context.gazetteer.find(String(form.get("postal_code") ?? ""));
  return place ? { state: place.state } : {};
}
