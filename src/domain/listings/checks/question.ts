/** Where a doubt about a listing stands, and whoever may be asked about it has to look. */
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

/** A doubt about a listing, as a question to its broker. */
export interface Question {
  /** What is doubted, and of which values: answered once, it is asked again when those change. */
  id: string;
  field: QuestionField;
  text: string;
}

/** The longest an id's values may be, in characters. */
const MAX_ID_LENGTH = 160;

/** The id of a doubt about these values. */
export function questionId(code: string, ...values: (string | number)[]): string {
  return `${code}:${values.join("|").slice(0, MAX_ID_LENGTH)}`;
}
