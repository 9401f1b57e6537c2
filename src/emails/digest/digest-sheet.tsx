import { renderToStaticMarkup } from "react-dom/server";
import { Img, Link, render, Section, Text } from "react-email";
import { type Network, toHomeUrl } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import { Layout } from "../layout.tsx";
import { Action, Paragraph, Subtitle, TextLink, Title } from "../parts.tsx";
import { LIGHT, SERIF } from "../theme.ts";
import { createPlaceholder, createTemplate, type Fill } from "./template.ts";

const SHEET = ["subject", "preview", "title", "text", "cards", "prices", "closing", "unsubscribe", "address"] as const;
const CARD = ["url", "image", "alt", "name", "where", "facts", "reasons", "note"] as const;

/** The parts of a digest in one language, rendered once. */
export interface DigestParts {
  sheet: Fill<(typeof SHEET)[number]>;
  /** Best match, with its image on top. */
  best: Fill<(typeof CARD)[number]>;
  /** Other matches, with the image beside the text. */
  card: Fill<(typeof CARD)[number]>;
  fact: Fill<"label" | "value">;
  reason: Fill<"text">;
  /** Heading for changed prices of saved listings. */
  prices: Fill<"rows">;
  price: Fill<"url" | "name" | "change">;
}

export async function drawDigest(network: Network, locale: Locale): Promise<DigestParts> {
  const options = getMessageOptions(locale);
  return {
    sheet: createTemplate(await render(<Sheet network={network} locale={locale} />), SHEET),
    best: createTemplate(renderToStaticMarkup(<BestCard see={m.weekly_see({}, options)} />), CARD),
    card: createTemplate(renderToStaticMarkup(<Card see={m.weekly_see({}, options)} />), CARD),
    fact: createTemplate(renderToStaticMarkup(<FactCell />), ["label", "value"]),
    reason: createTemplate(renderToStaticMarkup(<Reason />), ["text"]),
    prices: createTemplate(renderToStaticMarkup(<Prices title={m.weekly_prices_title({}, options)} />), ["rows"]),
    price: createTemplate(renderToStaticMarkup(<Price />), ["url", "name", "change"]),
  };
}

function Sheet({ network, locale }: { network: Network; locale: Locale }) {
  const options = getMessageOptions(locale);
  const footer = (
    <>
      {m.weekly_reason({ brand: network.brand }, options)}{" "}
      <FootLink href={`${toHomeUrl(network, locale)}${getPagePath("preferences")}`}>
        {m.weekly_change({}, options)}
      </FootLink>
      {" · "}
      <FootLink href={createPlaceholder("unsubscribe")}>{m.weekly_unsubscribe({}, options)}</FootLink>
      <br />
      {createPlaceholder("address")}
    </>
  );
  return (
    <Layout
      locale={locale}
      network={network}
      subject={createPlaceholder("subject")}
      preview={createPlaceholder("preview")}
      reason={footer}
    >
      <Title>{createPlaceholder("title")}</Title>
      <Paragraph>{createPlaceholder("text")}</Paragraph>
      {createPlaceholder("cards")}
      <Action href={`${toHomeUrl(network, locale)}${getPagePath("matches")}`}>{m.weekly_see_all({}, options)}</Action>
      {createPlaceholder("prices")}
      <Paragraph>{createPlaceholder("closing")}</Paragraph>
    </Layout>
  );
}

function FootLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className="soft" style={{ color: LIGHT.soft, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

function BestCard({ see }: { see: string }) {
  return (
    <Section className="line" style={card}>
      <Picture width={494} height={329} />
      <Section tdClassName="card-inner" style={{ padding: "20px 24px 8px" }}>
        <NewListing linkText={see} />
      </Section>
    </Section>
  );
}

/** Image and text side by side, stacked on phones. */
function Card({ see }: { see: string }) {
  return (
    <table className="line" width="100%" cellPadding={0} cellSpacing={0} role="presentation" style={card}>
      <tbody>
        <tr>
          <td className="card-picture" style={{ width: "168px", padding: "20px 0 20px 20px", verticalAlign: "top" }}>
            <Picture width={168} height={112} />
          </td>
          <td className="card-inner" style={{ padding: "16px 20px 4px", verticalAlign: "top" }}>
            <NewListing linkText={see} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Picture({ width, height }: { width: number; height: number }) {
  return (
    <Link href={createPlaceholder("url")} className="soft" style={{ color: LIGHT.soft, textDecoration: "none" }}>
      <Img
        src={createPlaceholder("image")}
        alt={createPlaceholder("alt")}
        width={width}
        height={height}
        style={picture}
      />
    </Link>
  );
}

function NewListing({ linkText }: { linkText: string }) {
  return (
    <>
      <Text style={{ margin: "0 0 4px", lineHeight: "1.25" }}>
        <Link href={createPlaceholder("url")} className="ink" style={name}>
          {createPlaceholder("name")}
        </Link>
      </Text>
      <Text className="soft" style={{ ...small, margin: "0 0 12px" }}>
        {createPlaceholder("where")}
      </Text>
      <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 12px", borderCollapse: "collapse" }}>
        <tbody>
          <tr>{createPlaceholder("facts")}</tr>
        </tbody>
      </table>
      {createPlaceholder("reasons")}
      {createPlaceholder("note")}
      <Text style={{ margin: "12px 0", fontSize: "16px", lineHeight: "24px" }}>
        <Link href={createPlaceholder("url")} className="accent" style={{ color: LIGHT.accent, fontWeight: 600 }}>
          {linkText}
        </Link>
      </Text>
    </>
  );
}

function FactCell() {
  return (
    <td className="card-fact" style={{ padding: "0 12px 0 0", verticalAlign: "top", textAlign: "left" }}>
      <span className="soft card-label" style={{ ...small, display: "block", whiteSpace: "nowrap" }}>
        {createPlaceholder("label")}
      </span>
      <span
        className="ink card-value"
        style={{ display: "block", fontSize: "16px", lineHeight: "23px", color: LIGHT.ink }}
      >
        <strong style={{ fontWeight: 600 }}>{createPlaceholder("value")}</strong>
      </span>
    </td>
  );
}

function Reason() {
  return (
    <table cellPadding={0} cellSpacing={0} role="presentation" style={{ borderCollapse: "collapse" }}>
      <tbody>
        <tr>
          <td className="accent" style={{ ...reason, width: "22px", color: LIGHT.accent, fontWeight: 700 }}>
            <span aria-hidden="true">✓</span>
          </td>
          <td className="ink" style={{ ...reason, color: LIGHT.ink }}>
            {createPlaceholder("text")}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Prices({ title }: { title: string }) {
  return (
    <>
      <Subtitle>{title}</Subtitle>
      <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 24px", borderCollapse: "collapse" }}>
        <tbody>{createPlaceholder("rows")}</tbody>
      </table>
    </>
  );
}

function Price() {
  return (
    <tr>
      <td className="line" style={{ padding: "9px 0", borderBottom: `1px solid ${LIGHT.line}` }}>
        <TextLink href={createPlaceholder("url")}>{createPlaceholder("name")}</TextLink>
        <span className="ink" style={{ display: "block", fontSize: "15px", lineHeight: "23px", color: LIGHT.ink }}>
          {createPlaceholder("change")}
        </span>
      </td>
    </tr>
  );
}

const card = {
  margin: "0 0 20px",
  border: `1px solid ${LIGHT.line}`,
  borderRadius: "3px",
  borderCollapse: "separate" as const,
  overflow: "hidden",
};

const picture = { display: "block", width: "100%", height: "auto", border: 0 };

const name = {
  fontFamily: SERIF,
  fontSize: "20px",
  fontWeight: 600,
  color: LIGHT.ink,
  textDecoration: "none",
  overflowWrap: "anywhere" as const,
};

const small = { fontSize: "14px", lineHeight: "20px", color: LIGHT.soft };

const reason = { padding: "2px 0", fontSize: "15px", lineHeight: "22px", verticalAlign: "top" };
