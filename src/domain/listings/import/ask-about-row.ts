import { listIdentityQuestions } from "#domain/listings/checks/identity-questions.ts";
import { listNumberQuestions } from "#domain/listings/checks/number-questions.ts";
import type { Question } from "#domain/listings/checks/question.ts";
import type { Locale } from "#editions/locales.ts";
import type { StoredListing } from "./import-queries.ts";
import { replaceUnknownWithNull } from "./values/unknown.ts";

/**
 * Returns the questions that a broker would be asked at the desk, and whether the text identifies the seller by more
 * than the town.
 */
export function askAboutRow(
  values: Partial<StoredListing>,
  { locale, now }: { locale: Locale; now: Date },
): { questions: Question[]; identifiesSeller: boolean } {
  const { description, reason_for_selling, video_url, county, legal_name, street_address, locality, website } = values;
  const { kind, price, down_payment, sellers_discretionary_earnings, total_sales, inventory } = values;
  const { name = "", category_slug = "" } = values;
  const texts = { name, description: description ?? "", reason_for_selling: reason_for_selling ?? null };
  const secrets = { legal_name, street_address, locality, website };
  const figures = { price, down_payment, sellers_discretionary_earnings, total_sales, inventory };
  const shown = { ...texts, county: county ?? null, video_url: video_url ?? null };
  const identity = listIdentityQuestions(shown, replaceUnknownWithNull(secrets), locale);
  const numbers = listNumberQuestions(
    { ...replaceUnknownWithNull(figures), kind: kind ?? "business", category_slug },
    locale,
    now,
  );
  return {
    questions: [...identity, ...numbers],
    identifiesSeller: identity.some(({ id }) => !id.startsWith("town:")),
  };
}
