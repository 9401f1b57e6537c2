import { parseInquiryForm } from "#domain/leads/inquiries/inquiry-input.ts";
import { getCalculatorAnswers } from "#domain/leads/inquiries/sellers/seller-valuation.ts";
import type { ActionArgs } from "../page-loader.ts";
import { handleInquiryForm } from "./handle-form.ts";

/** Handles a valuation request. The thank-you page's URL contains the calculator's answers and no personal data. */
export function handleValuation(args: ActionArgs) {
  const { fields } = parseInquiryForm(args.form);
  const answers = getCalculatorAnswers((fields ?? {}) as Record<string, unknown>);
  const about = new URLSearchParams({ about: "valuation", ...getPlace(args), ...answers });
  return handleInquiryForm(args, { type: "valuation" }, "sellerThankYou", `?${about}`);
}

function getPlace({ context, form }: ActionArgs): { state?: string } {
  const place = context.gazetteer.find(String(form.get("postal_code") ?? ""));
  return place ? { state: place.state } : {};
}
