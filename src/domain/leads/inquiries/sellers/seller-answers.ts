/** The registration's steps, in their order; the last shows all of it again and sends it. */
export const SELLER_STEPS = ["person", "business", "papers", "send"] as const;
export type SellerStep = (typeof SELLER_STEPS)[number];

/** What each step asks, by the form's names: those of an enquiry. */
export const STEP_FIELDS = {
  person: ["name", "email", "phone", "postal_code"],
  business: ["fields.business_name", "fields.category", "fields.yearly_sales", "fields.years", "fields.timing"],
  papers: ["fields.documents", "message"],
  send: [],
} as const satisfies Record<SellerStep, readonly string[]>;

/** Papers that an advisor will ask for. */
export const DOCUMENTS = ["tax_returns", "statements", "lease", "equipment", "contracts", "licenses"] as const;
export type SellerDocument = (typeof DOCUMENTS)[number];

export type SellerAnswers = Record<string, string>;

/** One more than the longest message that is taken, so that it is refused and not cut. */
const MAX_ANSWER_LENGTH = 5_000;
const NAMES: readonly string[] = Object.values(STEP_FIELDS).flat();

/** A step's answers out of a posted form; several papers stand in one answer. What is no answer of a step is left out. */
export function answersIn(form: FormData): SellerAnswers {
  const answers: SellerAnswers = {};
  for (const name of NAMES) {
    const given = form.getAll(name).filter((value) => typeof value === "string");
    if (given.length > 0)
      answers[name] = given
        .join(", ")
        .trim()
        .slice(0, MAX_ANSWER_LENGTH + 1);
  }
  // An unticked box is not posted at all: the step that asks for papers says so.
  if (form.get("step") === "papers") answers["fields.documents"] ??= "";
  return answers;
}

export function stepNamed(text: unknown): SellerStep | undefined {
  return SELLER_STEPS.find((step) => step === text);
}

export function stepAfter(step: SellerStep): SellerStep {
  return SELLER_STEPS[SELLER_STEPS.indexOf(step) + 1] ?? "send";
}
