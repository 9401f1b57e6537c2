import { Link, Section, Text } from "react-email";
import type { AlertLetter, AlertReason } from "#domain/alerts/mails/alert-letter.ts";
import { type Context, homeIn } from "#domain/context.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import type { NewMail } from "#domain/outbox/write-mail.ts";
import { formatLocale } from "#editions/format-locale.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { Layout } from "./layout.tsx";
import { Action, Paragraph, SmallPrint, TextLink, Title } from "./parts.tsx";
import { renderMail } from "./render-mail.ts";
import { LIGHT, SERIF } from "./theme.ts";

type Setting = Pick<Context, "network" | "edition">;

const PREFERENCES = "/bizmatch/preferences#alerts";

const RHYTHM: Record<AlertLetter["frequency"], (of: object, says: object) => string> = {
  instant: m.alert_reason_instant,
  daily: m.alert_reason_daily,
  weekly: m.alert_reason_weekly,
};

/** The mail that tells a buyer what their searches have found and what has become of the listings they keep. */
export async function alertMail(letter: AlertLetter, setting: Setting): Promise<NewMail> {
  const { network } = setting;
  const says = messagesIn(letter.locale);
  const count = letter.listings.length + letter.more;
  const first = letter.listings[0]?.listing.name ?? "";
  const subject =
    count === 1 ? m.alert_subject_one({ name: first }, says) : m.alert_subject({ count, name: first }, says);
  return {
    key: letter.key,
    to: letter.to,
    subject,
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "List-Unsubscribe": `<${network.origin}/api/unsubscribe/${letter.unsubscribe_token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
    ...(await renderMail(<AlertSheet letter={letter} setting={setting} subject={subject} count={count} />)),
  };
}

interface SheetProps {
  letter: AlertLetter;
  setting: Setting;
  subject: string;
  count: number;
}

function AlertSheet({ letter, setting, subject, count }: SheetProps) {
  const { network, edition } = setting;
  const { locale, listings, more, frequency, first_name: name } = letter;
  const says = messagesIn(locale);
  return (
    <Layout
      locale={locale}
      network={network}
      subject={subject}
      preview={listings.map(({ listing }) => listing.name).join(", ")}
      reason={RHYTHM[frequency]({}, says)}
    >
      <Title>{count === 1 ? m.alert_title_one({}, says) : m.alert_title({ count }, says)}</Title>
      <Paragraph>{m.alert_lead({ name }, says)}</Paragraph>
      {listings.map((one) => (
        <Found key={one.listing.number} {...one} edition={edition} locale={locale} />
      ))}
      {more > 0 && <Paragraph>{m.alert_more({ count: more }, says)}</Paragraph>}
      <Action href={homeIn(network, locale) + PREFERENCES}>{m.alert_manage({}, says)}</Action>
      <SmallPrint>
        <TextLink href={`${homeIn(network, locale)}/unsubscribe?token=${letter.unsubscribe_token}`}>
          {m.alert_unsubscribe({}, says)}
        </TextLink>
      </SmallPrint>
      <SmallPrint>{`${network.brand}, ${edition.head_office.text}`}</SmallPrint>
    </Layout>
  );
}

interface FoundProps {
  listing: Listing;
  reasons: AlertReason[];
  edition: Context["edition"];
  locale: AlertLetter["locale"];
}

function Found({ listing, reasons, edition, locale }: FoundProps) {
  const says = messagesIn(locale);
  const money = new Intl.NumberFormat(formatLocale(edition, locale), {
    ...{ style: "currency", currency: listing.currency, maximumFractionDigits: 0 },
  });
  const price = listing.price === null ? m.not_disclosed({}, says) : money.format(listing.price);
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
          {reasonInWords(reason, listing.price, money, says)}
        </Text>
      ))}
    </Section>
  );
}

const WHAT: Record<AlertReason["kind"], (of: object, says: object) => string> = {
  new: m.alert_new,
  back_on_market: m.alert_back,
  changed: m.alert_changed,
  // Where one of the prices is not told any more.
  price_down: m.alert_changed,
  price_up: m.alert_changed,
};

function reasonInWords(
  { kind, price_before, search_name }: AlertReason,
  price: number | null,
  money: Intl.NumberFormat,
  says: ReturnType<typeof messagesIn>,
): string {
  const what = newPrice(price_before, price, money, says) ?? WHAT[kind]({}, says);
  return search_name === null
    ? m.alert_of_saved_listing({ what }, says)
    : m.alert_of_search({ what, search: search_name }, says);
}

function newPrice(
  before: number | null,
  now: number | null,
  money: Intl.NumberFormat,
  says: ReturnType<typeof messagesIn>,
): string | null {
  if (before === null || now === null || before === now) return null;
  const amounts = { from: money.format(before), to: money.format(now) };
  return now < before ? m.change_price_down(amounts, says) : m.change_price_up(amounts, says);
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
