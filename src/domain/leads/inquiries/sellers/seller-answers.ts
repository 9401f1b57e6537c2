/** The registration's steps in order. The last one reviews and sends everything. */
export const SELLER_STEPS = ["person", "business", "papers", "send"] as const;
export type SellerStep = (typeof SELLER_STEPS)[number];

/** The fields of each step, by their names in an inquiry form. */
export const STEP_FIELDS = {
  person: ["name", "email", "phone", "postal_code"],
  business: ["fields.business_name", "fields.category", "fields.yearly_sales", "fields.years", "fields.timing"],
  papers: ["fields.documents", "message"],
  send: [],
} as const satisfies Record<SellerStep, readonly string[]>;

/** Documents that an advisor will ask for. */
export const DOCUMENTS = ["tax_returns", "statements", "lease", "equipment", "contracts", "licenses"] as const;
export type SellerDocument = (typeof DOCUMENTS)[number];

export type SellerAnswers = Record<string, string>;

/** One character more than a message may have, so that a longer message is rejected rather than truncated. */
const MAX_ANSWER_LENGTH = 5_000;
const NAMES: readonly string[] = Object.values(STEP_FIELDS).flat();

/** Parses a step's answers from a posted form. Multiple documents become one answer. Other fields are dropped. */
export function parseSellerAnswers(form: FormData): SellerAnswers {
  const answers: SellerAnswers = {};
  for (const name of NAMES) {
    const given = form.getAll(name).filter((value) => typeof value === "string");
    if (given.length > 0)
      answers[name] = given
        .join(", ")
        .trim()
        .slice(0, MAX_ANSWER_LENGTH + 1);
  }
  // Browsers don't post unchecked boxes, so the documents step sets an explicit empty value.
  if (form.get("step") === "papers") answers["fields.documents"] ??= "";
  return answers;
}

export function findStep(text: unknown): SellerStep | undefined {
  return SELLER_STEPS.find((step) => step === text);
}

export function getNextStep(step: SellerStep): SellerStep {
  return SELLER_STEPS[SELLER_STEPS.indexOf(step) + 1] ?? "send";
}
