import { Link, Section, Text } from "react-email";
import type { AlertEmail, AlertReason } from "#domain/buyers/alerts/mails/alert-email.ts";
import { type Context, toHomeUrl } from "#domain/context.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { createCurrencyFormat, type MoneyFormat } from "#lib/currency-format.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { Email } from "./email.ts";
import { formatSenderAddress } from "./format-sender-address.ts";
import { Action, Paragraph, SmallPrint, TextLink, Title } from "./parts.tsx";
import { LIGHT, SERIF } from "./theme.ts";

const PREFERENCES = `${getPagePath("preferences")}#alerts`;

const REASON_BY_FREQUENCY: Record<AlertEmail["frequency"], (of: object, options: object) => string> = {
  instant: m.alert_reason_instant,
  daily: m.alert_reason_daily,
  weekly: m.alert_reason_weekly,
};

/** Search results and changes to saved listings, for a buyer. */
export const alert: Email<"alerts"> = {
  kind: "silent",
  recipient: "buyer",
  locale: ({ locale }) => locale,
  envelope: ({ key, to }) => ({ key, to, never_twice: true }),
  subject: (props) => {
    const count = getCount(props);
    const name = props.listings[0]?.listing.name ?? "";
    return count === 1 ? m.alert_subject_one({ name }, props.options) : m.alert_subject({ count, name }, props.options);
  },
  unsubscribeToken: ({ unsubscribe_token }) => unsubscribe_token,
  content: {
    preview: ({ listings, options }) => listings.map(({ listing }) => listing.name).join(m.list_separator({}, options)),
    reason: ({ frequency, options }) => REASON_BY_FREQUENCY[frequency]({}, options),
    body: (props) => {
      const { network, edition, locale, options, listings, more } = props;
      const count = getCount(props);
      return (
        <>
          <Title>{count === 1 ? m.alert_title_one({}, options) : m.alert_title({ count }, options)}</Title>
          <Paragraph>{m.alert_lead({ name: props.salutation }, options)}</Paragraph>
          {listings.map((one) => (
            <AlertListing key={one.listing.number} {...one} edition={edition} locale={locale} />
          ))}
          {more > 0 && <Paragraph>{m.alert_more({ count: more }, options)}</Paragraph>}
          <Action href={toHomeUrl(network, locale) + PREFERENCES}>{m.alert_manage({}, options)}</Action>
          <SmallPrint>
            <TextLink
              href={`${toHomeUrl(network, locale)}${getPagePath("unsubscribe")}?token=${props.unsubscribe_token}`}
            >
              {m.alert_unsubscribe({}, options)}
            </TextLink>
          </SmallPrint>
          <SmallPrint>{formatSenderAddress(props, locale)}</SmallPrint>
        </>
      );
    },
  },
};

function getCount({ listings, more }: AlertEmail): number {
  return listings.length + more;
}

interface AlertListingProps {
  listing: Listing;
  reasons: AlertReason[];
  edition: Context["edition"];
  locale: AlertEmail["locale"];
}

function AlertListing({ listing, reasons, edition, locale }: AlertListingProps) {
  const options = getMessageOptions(locale);
  const money = createCurrencyFormat(getFormatLocale(edition, locale), listing.currency);
  const price = listing.price === null ? m.not_disclosed({}, options) : money.format(listing.price);
  return (
    <Section className="wash" style={card}>
      <Text style={{ margin: 0 }}>
        <Link href={listing.url} className="accent" style={name}>
          {listing.name}
        </Link>
      </Text>
      <Text className="ink" style={line}>
        {[price, listing.subcategory ?? listing.category, listing.location].join(" · ")}
      </Text>
      {reasons.map((reason) => (
        <Text key={reason.search_name} className="soft" style={{ ...line, color: LIGHT.soft }}>
          {describeReason(reason, listing.price, money, options)}
        </Text>
      ))}
    </Section>
  );
}

const TEXT_BY_KIND: Record<AlertReason["kind"], (of: object, options: object) => string> = {
  new: m.alert_new,
  back_on_market: m.back_on_market,
  changed: m.alert_changed,
  // Used if either price is no longer public.
  price_down: m.alert_changed,
  price_up: m.alert_changed,
};

function describeReason(
  { kind, price_before, search_name }: AlertReason,
  price: number | null,
  money: MoneyFormat,
  options: ReturnType<typeof getMessageOptions>,
): string {
  const what = describeNewPrice(price_before, price, money, options) ?? TEXT_BY_KIND[kind]({}, options);
  return search_name === null
    ? m.alert_of_saved_listing({ what }, options)
    : m.alert_of_search({ what, search: search_name }, options);
}

function describeNewPrice(
  before: number | null,
  now: number | null,
  money: MoneyFormat,
  options: ReturnType<typeof getMessageOptions>,
): string | null {
  if (before === null || now === null || before === now) return null;
  const amounts = { from: money.format(before), to: money.format(now) };
  return now < before ? m.change_price_down(amounts, options) : m.change_price_up(amounts, options);
}

const card = {
  margin: "0 0 16px",
  padding: "14px 18px",
  backgroundColor: LIGHT.wash,
  borderLeft: `3px solid ${LIGHT.accent}`,
};

const name = {
  fontFamily: SERIF,
  fontSize: "20px",
  fontWeight: 600,
  lineHeight: "1.3",
  color: LIGHT.accent,
  textDecoration: "underline",
};

const line = { margin: "4px 0 0", fontSize: "15px", lineHeight: "22px", color: LIGHT.ink };
