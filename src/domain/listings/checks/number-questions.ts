import type { YearlyFinancials } from "#db/tables/listings.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { memoize } from "#lib/memoize.ts";
import { m } from "#messages/messages.js";
import { getQuestionId, type Question } from "./question.ts";

/** The financials of a listing in minor units of one currency; null means "not disclosed". */
export interface Financials {
  kind: "business" | "franchise";
  category_slug: string;
  price: number | null;
  down_payment: number | null;
  sellers_discretionary_earnings: number | null;
  total_sales: number | null;
  inventory: number | null;
  /** Omitted if there are no yearly financials, as in a spreadsheet. */
  yearly_financials?: readonly YearlyFinancials[];
}

/**
 * Small businesses of every sector sell for 1.7 to 5 years of their SDE (the multiples of `categories.ts`, transactions
 * reported to BizBuySell). A higher price is rarely financed with a loan.
 */
export const MAX_YEARS_OF_SDE = 5;

/**
 * Max ratio between a business's margin and the usual margin of its category, which is the category's revenue multiple
 * divided by its SDE multiple (`categories.ts`). The usual margins of all subcategories are within a third of it and
 * three times it.
 */
const MARGIN_SPREAD = 3;

/** Lenders require this many complete years (SBA SOP 50 10: tax returns of three years). */
const REQUIRED_YEARS = 3;

/** How far the latest year's SDE may differ from the advertised SDE, as a fraction, without raising a question. */
const MAX_SDE_DIFFERENCE = 0.25;

/** Lists questions about inconsistent or unusual financials. `now` determines which years are complete. */
export function listNumberQuestions(financials: Financials, locale: Locale, now: Date): Question[] {
  const { kind, price, down_payment, inventory } = financials;
  if (kind === "franchise") return [];
  const options = getMessageOptions(locale);
  const questions: Question[] = [
    ...listEarningsQuestions(financials, locale),
    ...listYearQuestions(financials, locale, now),
  ];
  if (price !== null && down_payment !== null && down_payment > price)
    questions.push({
      id: getQuestionId("down_payment_over_price", down_payment, price),
      field: "down_payment",
      text: m.question_down_payment_over_price({}, options),
    });
  if (price !== null && inventory !== null && price > 0 && inventory > price)
    questions.push({
      id: getQuestionId("inventory_over_price", inventory, price),
      field: "inventory",
      text: m.question_inventory_over_price({}, options),
    });
  return questions;
}

function listEarningsQuestions(financials: Financials, locale: Locale): Question[] {
  const { price, sellers_discretionary_earnings: sde, total_sales: sales, category_slug } = financials;
  if (sde === null) return [];
  const options = getMessageOptions(locale);
  const createQuestion = (code: string, field: Question["field"], text: string, ...values: number[]): Question => ({
    id: getQuestionId(code, sde, ...values),
    field,
    text,
  });
  const questions: Question[] = [];
  if (price !== null && price > 0 && sde > 0) {
    const years = formatDecimal(price / sde, locale);
    if (price === sde)
      questions.push(
        createQuestion("sde_is_price", "sellers_discretionary_earnings", m.question_sde_is_price({}, options), price),
      );
    else if (price < sde)
      questions.push(createQuestion("price_under_sde", "price", m.question_price_under_sde({}, options), price));
    else if (price > MAX_YEARS_OF_SDE * sde)
      questions.push(createQuestion("price_over_sde", "price", m.question_price_over_sde({ years }, options), price));
  }
  if (sales !== null && sales > 0) {
    const [min, max] = getMarginRange(category_slug) ?? [0, 1];
    const margin = sde / sales;
    const toPercent = (part: number) => formatDecimal(part * 100, locale, 0);
    if (margin > 1) {
      questions.push(createQuestion("sde_over_sales", "total_sales", m.question_sde_over_sales({}, options), sales));
    } else if (margin < min || margin > max) {
      const values = { margin: toPercent(margin), min: toPercent(min), max: toPercent(max) };
      questions.push(
        createQuestion(
          "margin_unusual",
          "sellers_discretionary_earnings",
          m.question_margin_unusual(values, options),
          sales,
        ),
      );
    }
  }
  return questions;
}

function listYearQuestions(financials: Financials, locale: Locale, now: Date): Question[] {
  const { yearly_financials: years, sellers_discretionary_earnings: sde } = financials;
  if (!years) return [];
  const options = getMessageOptions(locale);
  const questions: Question[] = [];
  const last = now.getUTCFullYear() - 1;
  const wanted = Array.from({ length: REQUIRED_YEARS }, (_, ago) => last - ago).reverse();
  const missing = wanted.filter((year) => !years.some((row) => row.year === year && row.revenue !== null));
  if (missing.length > 0) {
    const list = new Intl.ListFormat(locale).format(missing.map(String));
    questions.push({
      id: getQuestionId("years_missing", ...missing),
      field: "yearly_financials",
      text: m.question_years_missing({ years: list }, options),
    });
  }
  for (const row of years) {
    const ebitda = computeEbitda(row);
    if (row.sde === null || row.sde !== ebitda) continue;
    questions.push({
      id: getQuestionId("sde_is_ebitda", row.year, row.sde),
      field: "yearly_financials",
      text: m.question_sde_is_ebitda({ year: String(row.year) }, options),
    });
  }
  const latest = years.toSorted((a, b) => b.year - a.year).find((row) => row.sde !== null);
  if (latest?.sde && sde !== null && Math.abs(latest.sde - sde) > MAX_SDE_DIFFERENCE * Math.abs(sde))
    questions.push({
      id: getQuestionId("sde_apart", latest.year, latest.sde, sde),
      field: "sellers_discretionary_earnings",
      text: m.question_sde_differs({ year: String(latest.year) }, options),
    });
  return questions;
}

/**
 * Returns a year's earnings before add-backs: sales less cost of goods and expenses. SDE adds the owner's pay and perks
 * (International Business Brokers Association, glossary), so if SDE equals this amount, nothing was added back. Null if
 * one of the three is unknown.
 */
function computeEbitda({ revenue, cost_of_goods, expenses }: YearlyFinancials): number | null {
  return revenue === null || cost_of_goods === null || expenses === null ? null : revenue - cost_of_goods - expenses;
}

/**
 * Returns the usual range of margins (SDE divided by yearly revenue) of a category, as fractions; null if the category
 * doesn't exist.
 */
export function getMarginRange(category_slug: string): [min: number, max: number] | null {
  const sector = CATEGORIES.find(({ slug }) => slug === category_slug);
  if (!sector) return null;
  const usual = sector.revenue_multiple / sector.sde_multiple;
  return [usual / MARGIN_SPREAD, Math.min(1, usual * MARGIN_SPREAD)];
}

function formatDecimal(value: number, locale: Locale, digits: 0 | 1 = 1): string {
  return getDecimalFormats(locale)[digits].format(value);
}

/**
 * The formats of a locale by their number of decimals; cached, because creating an `Intl` formatter takes longer than
 * an import's other checks of a row.
 */
const getDecimalFormats = memoize(50, (locale) => {
  const create = (maximumFractionDigits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits });
  return [create(0), create(1)] as const;
});
