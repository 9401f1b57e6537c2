import * as v from "valibot";
import type { EnquiryType } from "#db/tables/enquiries.ts";
import { checkEnquiry } from "#domain/enquiries/enquiry-input.ts";
import { enquirySubmitted } from "#domain/enquiries/enquiry-messages.ts";
import { enquirySchema } from "#domain/enquiries/enquiry-schema.ts";
import { requiredFields } from "#domain/enquiries/required-fields.ts";
import { submitEnquiry } from "#domain/enquiries/submit-enquiry.ts";
import { LIMITS } from "../http/limits.ts";
import { operation } from "../http/operation.ts";

export const createEnquiry = operation<undefined, Record<string, unknown> & { type: EnquiryType }>({
  id: "createEnquiry",
  method: "POST",
  path: "/enquiries",
  tag: "Enquiries",
  summary: "Writes to the network, an office, an agent, or about a listing",
  body: enquirySchema,
  required: requiredFields(null),
  answer: { status: 201, schema: v.strictObject({ message: v.string() }) },
  idempotent: true,
  admission: { action: "enquiry", verified: LIMITS.enquiry, unverified: LIMITS.unverified },
  check({ body }) {
    const checked = checkEnquiry(body);
    return "codes" in checked ? checked : { input: { ...body, type: checked.enquiry.type } };
  },
  async handle(context, { input, asking }) {
    await submitEnquiry(context, input, { ...asking, form: "/api/enquiries" });
    return { message: enquirySubmitted(input.type, context.locale) };
  },
});
