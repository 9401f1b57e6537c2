import type { DigestEmail, NewPrice } from "#domain/buyers/digests/digest-email.ts";
import { describeReason } from "#domain/buyers/matching/describe-reason.ts";
import { type Context, toHomeUrl } from "#domain/context.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { getStorefrontKind } from "#illustrations/storefronts/storefront-kind.ts";
import { createCurrencyFormat, type MoneyFormat } from "#lib/currency-format.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { Email, EmailProps } from "../email.ts";
import { formatSenderAddress } from "../format-sender-address.ts";
import { type DigestParts, drawDigest } from "./digest-sheet.tsx";
import { escapeHtml } from "./template.ts";

/** A reader's weekly email. */
export const digest: Email<"digests"> = {
  kind: "silent",
  recipient: "buyer",
  // Not due if none of its listings is still public.
  isDue: ({ picks }) => picks.length > 0,
  locale: ({ locale }) => locale,
  envelope: ({ buyer_id, week, to }) => ({
    key: `account:${buyer_id}:weekly:${week}`,
    to,
    never_twice: true,
    weekly_of: buyer_id,
  }),
  subject: ({ picks, options }) =>
    picks.length === 1
      ? m.weekly_subject_one({ name: getBest(picks) }, options)
      : m.weekly_subject({ count: picks.length, name: getBest(picks) }, options),
  texts: {
    section: "email-digest",
    values: ({ picks, salutation }) => ({ name: salutation, count: String(picks.length) }),
  },
  unsubscribeToken: ({ unsubscribe_token }) => unsubscribe_token,
  content: {
    createRenderer({ network }) {
      const drawn = new Map<string, Promise<DigestParts>>();
      return {
        async render(props) {
          const parts = drawn.get(props.locale) ?? drawDigest(network, props.locale);
          drawn.set(props.locale, parts);
          return fill(await parts, props);
        },
      };
    },
  },
};

function getBest(picks: DigestEmail["picks"]): string {
  return picks[0]?.listing.name ?? "";
}

function fill(parts: DigestParts, props: EmailProps<DigestEmail>): { html: string; text: string } {
  const { network, edition, locale, options, picks, salutation, new_prices } = props;
  const reader = { edition, locale };
  const count = picks.length;
  const { texts } = props;
  const subject = texts.subject || digest.subject(props);
  const title = count === 1 ? m.weekly_title_one({}, options) : m.weekly_title({ count }, options);
  const standard = (props.is_first ? m.weekly_text_first : m.weekly_text)({ name: salutation }, options);
  const text = texts.intro || standard;
  const cards = picks.map(({ listing, reasons }) => ({
    listing,
    where: [listing.subcategory ?? listing.category, listing.location].join(" · "),
    facts: getFacts(listing, reader),
    reasons: reasons.map((reason) => describeReason(reason, reader)),
    note: listing.status === "under_offer" ? m.weekly_under_offer({}, options) : null,
  }));
  const prices = new_prices.map((price) => ({ ...price, change: describeChange(price, reader) }));
  const unsubscribe = `${toHomeUrl(network, locale)}${getPagePath("unsubscribe")}?token=${props.unsubscribe_token}`;
  const address = formatSenderAddress(props, locale);
  const html = parts.sheet({
    subject: escapeHtml(subject),
    preview: escapeHtml(m.weekly_preview({ name: getBest(picks) }, options)),
    title: escapeHtml(title),
    text: escapeHtml(text),
    cards: cards
      .map(({ listing, where, facts, reasons, note }, at) =>
        (at === 0 ? parts.best : parts.card)({
          url: escapeHtml(listing.url),
          image: escapeHtml(getPicture(listing, network.origin)),
          alt: escapeHtml(listing.images[0]?.alt ?? ""),
          name: escapeHtml(listing.name),
          where: escapeHtml(where),
          facts: facts
            .map(([label, value]) => parts.fact({ label: escapeHtml(label), value: escapeHtml(value) }))
            .join(""),
          reasons: reasons.map((reason) => parts.reason({ text: escapeHtml(reason) })).join(""),
          note: note ? parts.reason({ text: escapeHtml(note) }) : "",
        }),
      )
      .join(""),
    prices: prices.length
      ? parts.prices({
          rows: prices
            .map(({ url, name, change }) =>
              parts.price({ url: escapeHtml(url), name: escapeHtml(name), change: escapeHtml(change) }),
            )
            .join(""),
        })
      : "",
    closing: escapeHtml(texts.closing),
    unsubscribe: escapeHtml(unsubscribe),
    address: escapeHtml(address),
  });
  const label = (name: string, value: string): string => m.label_value({ label: name, value }, options);
  const blocks = [
    [title],
    [text],
    ...cards.map(({ listing, where, facts, reasons, note }) => [
      listing.name,
      where,
      facts.map(([name, value]) => label(name, value)).join(" · "),
      ...[...reasons, ...(note ? [note] : [])].map((reason) => `- ${reason}`),
      listing.url,
    ]),
    [label(m.weekly_see_all({}, options), `${toHomeUrl(network, locale)}${getPagePath("matches")}`)],
    ...(prices.length
      ? [[m.weekly_prices_title({}, options)], ...prices.map(({ name, change, url }) => [name, change, url])]
      : []),
    ...(texts.closing ? [[texts.closing]] : []),
    [
      m.weekly_reason({ brand: network.brand }, options),
      label(m.weekly_change({}, options), `${toHomeUrl(network, locale)}${getPagePath("preferences")}`),
      label(m.weekly_unsubscribe({}, options), unsubscribe),
      address,
    ],
  ];
  return { html, text: `${blocks.map((lines) => lines.filter(Boolean).join("\n")).join("\n\n")}\n` };
}

type Reader = Pick<DigestEmail, "locale"> & Pick<Context, "edition">;

function getFacts(listing: Listing, reader: Reader): [label: string, value: string][] {
  const options = getMessageOptions(reader.locale);
  const { currency, investment_min, investment_max } = listing;
  const formatAmount = (value: number | null): string =>
    value === null ? m.not_disclosed({}, options) : getMoney(reader, currency).format(value);
  if (listing.kind === "franchise" && investment_min !== null && investment_max !== null)
    return [
      [
        m.listing_field_investment_min({}, options),
        `${formatAmount(investment_min)} – ${formatAmount(investment_max)}`,
      ],
    ];
  return [
    [m.listing_field_price({}, options), formatAmount(listing.price)],
    [m.stat_cash_flow({}, options), formatAmount(listing.sellers_discretionary_earnings)],
    [m.listing_field_down_payment({}, options), formatAmount(listing.down_payment)],
  ];
}

function describeChange({ from, to, currency }: NewPrice, reader: Reader): string {
  const money = getMoney(reader, currency);
  const amounts = { from: money.format(from), to: money.format(to) };
  const options = getMessageOptions(reader.locale);
  return to < from ? m.change_price_down(amounts, options) : m.change_price_up(amounts, options);
}

const formats = new Map<string, MoneyFormat>();

/** Cached because Intl objects are slow to create. */
function getMoney({ edition, locale }: Reader, currency: string): MoneyFormat {
  const written = getFormatLocale(edition, locale);
  const key = `${written} ${currency}`;
  const format = formats.get(key) ?? createCurrencyFormat(written, currency);
  formats.set(key, format);
  return format;
}

/** Returns a listing's illustration as PNG, because no mail program shows SVG and some don't show WebP. */
function getPicture({ category_slug, subcategory_slug, number }: Listing, origin: string): string {
  return `${origin}/share/storefronts/${getStorefrontKind(category_slug, subcategory_slug)}/${number}.png`;
}
