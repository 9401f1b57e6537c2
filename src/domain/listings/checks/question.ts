/** The field that a question is about, so that the broker can be taken to it. */
export type QuestionField =
  | "name"
  | "description"
  | "reason_for_selling"
  | "price"
  | "down_payment"
  | "sellers_discretionary_earnings"
  | "total_sales"
  | "inventory"
  | "yearly_financials"
  | "photos";

/** A question to a listing's broker about something doubtful. */
export interface Question {
  /** Identifies the doubt and its values: once answered, it is asked again only if the values change. */
  id: string;
  field: QuestionField;
  text: string;
}

/** Max length of the values in an id, in characters. */
const MAX_ID_LENGTH = 160;

export function getQuestionId(code: string, ...values: (string | number)[]): string {
  return `${code}:${values.join("|").slice(0, MAX_ID_LENGTH)}`;
}
