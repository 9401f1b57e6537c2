import * as v from "valibot";
import type { InquiryType } from "#db/tables/inquiries.ts";
import { checkInquiry } from "#domain/leads/inquiries/inquiry-input.ts";
import { getSubmittedMessage } from "#domain/leads/inquiries/inquiry-messages.ts";
import { inquirySchema } from "#domain/leads/inquiries/inquiry-schema.ts";
import { getRequiredFields } from "#domain/leads/inquiries/required-fields.ts";
import { checkReferences } from "#domain/leads/inquiries/route-inquiry.ts";
import { submitInquiry } from "#domain/leads/inquiries/submit-inquiry.ts";
import { LIMITS } from "../http/limits.ts";
import { defineOperation } from "../http/operation.ts";

export const createInquiry = defineOperation<undefined, Record<string, unknown> & { type: InquiryType }>({
  id: "createEnquiry",
  method: "POST",
  path: "/enquiries",
  tag: "Enquiries",
  summary: "Sends an inquiry to the network, an office or an agent, or about a listing",
  body: inquirySchema,
  required: getRequiredFields(null),
  response: { status: 201, schema: v.strictObject({ message: v.string() }) },
  idempotent: true,
  challenge: { action: "enquiry", verified: LIMITS.enquiry, unverified: LIMITS.unverified },
  check({ body }, context) {
    const checked = checkInquiry(body, context);
    return "codes" in checked ? checked : { input: { ...body, type: checked.enquiry.type } };
  },
  precheck: (context, { raw }) => checkReferences(context, raw.body),
  async handle(context, { input, request }) {
    await submitInquiry(context, input, { ...request, form: "/api/enquiries" });
    return { message: getSubmittedMessage(input.type, context.locale) };
  },
});
