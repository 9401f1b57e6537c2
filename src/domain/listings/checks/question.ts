/** The field that a question is about. The form moves the cursor there. */
export type QuestionField =
  | "name"
  | "description"
  | "reason_for_selling"
  | "video_url"
  | "price"
  | "down_payment"
  | "sellers_discretionary_earnings"
  | "total_sales"
  | "inventory"
  | "yearly_financials"
  | "photos";

/** A question to a listing's broker about something doubtful. */
export interface Question {
  /**
   * Identifies the question and the values it is about. An answered question is asked again only if the values change.
   */
  id: string;
  field: QuestionField;
  text: string;
}

/** Max length of the values in an id, in characters. */
const MAX_ID_LENGTH = 160;

export function getQuestionId(code: string, ...values: (string | number)[]): string {
  return `${code}:${values.join("|").slice(0, MAX_ID_LENGTH)}`;
}
