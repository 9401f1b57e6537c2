import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getCategoryName, getRegionName } from "#editions/translated-data.ts";
import { createCurrencyFormat, type MoneyFormat } from "#lib/currency-format.ts";
import { toMajor } from "#lib/money.ts";
import { m } from "#messages/messages.js";
import type { MatchReason, PreferenceRow } from "./match-rules.ts";

type Reader = Pick<Context, "edition" | "locale">;

/** Describes a match reason for the buyer. */
export function describeReason(reason: MatchReason, reader: Reader): string {
  const options = getMessageOptions(reader.locale);
  switch (reason.code) {
    case "row":
      return describeRow(reason.row, reader);
    case "within":
      return WITHIN[reason.amount](
        { amount: createFormats(reader).money.format(toMajorRange(reason.value, reader)) },
        options,
      );
    case "value":
      return m.match_reason_value({ share: createFormats(reader).share.format(reason.percent / 100) }, options);
    case "new":
      return reason.days === 0
        ? m.match_reason_new_today({}, options)
        : m.match_reason_new({ days: reason.days }, options);
    case "undisclosed":
      return UNDISCLOSED[reason.amount]({}, options);
    case "open":
      return m.match_reason_open({}, options);
  }
}

const WITHIN = {
  price: m.match_reason_price,
  down_payment: m.match_reason_down_payment,
  discretionary_earnings: m.match_reason_discretionary_earnings,
};

const UNDISCLOSED = {
  price: m.match_reason_price_undisclosed,
  down_payment: m.match_reason_down_payment_undisclosed,
  discretionary_earnings: m.match_reason_discretionary_earnings_undisclosed,
};

const SECTOR_NAMES = new Map(
  CATEGORIES.flatMap((category) => [category, ...category.subcategories]).map(({ slug, name }) => [slug, name]),
);

function describeRow({ state, category, subcategory }: PreferenceRow, { edition, locale }: Reader): string {
  const options = getMessageOptions(locale);
  const slug = subcategory ?? category;
  const sector = slug && getCategoryName(locale, slug, SECTOR_NAMES.get(slug) ?? slug);
  const region =
    state && getRegionName(locale, state, edition.regions.find(({ slug }) => slug === state)?.name ?? state);
  if (sector && region) return m.match_reason_sector_in({ sector, state: region }, options);
  if (region) return m.match_reason_state({ state: region }, options);
  return m.match_reason_sector({ sector: sector ?? "" }, options);
}

function toMajorRange(minor: number, { edition }: Reader): number {
  return toMajor(minor, edition.currency);
}

interface Formats {
  money: MoneyFormat;
  share: Intl.NumberFormat;
}

const cached = new Map<string, Formats>();

/** Formats for whole amounts and percentages in a locale; cached, because creating Intl objects is slow. */
function createFormats({ edition, locale }: Reader): Formats {
  const { currency } = edition;
  const written = getFormatLocale(edition, locale);
  const key = `${written} ${currency}`;
  const formats = cached.get(key) ?? {
    money: createCurrencyFormat(written, currency),
    share: new Intl.NumberFormat(written, { style: "percent" }),
  };
  cached.set(key, formats);
  return formats;
}
