import * as v from "valibot";
import { type ConsentInput, recordConsent } from "#domain/accounts/consents/record-consent.ts";
import { type Checked, defineOperation } from "../http/operation.ts";

const consentSchema = v.strictObject({
  visitor: v.pipe(
    v.string(),
    v.uuid(),
    v.maxLength(36),
    v.description("A random ID that the browser creates and stores."),
  ),
  analytics: v.boolean(),
  marketing: v.boolean(),
});

export const createConsent = defineOperation<undefined, ConsentInput>({
  id: "createConsent",
  method: "POST",
  path: "/consents",
  tag: "Visits",
  summary: "Records a visitor's consent to analytics and marketing scripts",
  body: consentSchema,
  required: ["visitor", "analytics", "marketing"],
  response: { status: 204 },
  limits: () => [{ limit: { name: "consent", points: 60, seconds: 600 } }],
  check({ body }): Checked<ConsentInput> {
    const { output, issues, success } = v.safeParse(consentSchema, body);
    if (success) return { input: output };
    return { codes: Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "visitor", getCode(issue)])) };
  },
  handle: (context, { input }) => recordConsent(context, input),
});

function getCode({ expected, received }: { expected: string | null; received: string }) {
  if (expected === "never") return "unknown_field";
  return received === "undefined" ? "required" : "invalid";
}
