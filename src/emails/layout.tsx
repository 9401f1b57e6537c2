import { Body, Container, Head, Html, Img, Link, Preview, Section, Text } from "react-email";
import { type Network, toHomeUrl } from "#domain/context.ts";
import type { Locale } from "#editions/locales.ts";
import { getTextLanguage } from "#editions/message-locale.ts";
import { LIGHT, SANS, SERIF, STYLE_SHEET } from "./theme.ts";

interface LayoutProps {
  locale: Locale;
  network: Network;
  subject: string;
  /** Preview text next to the subject in the inbox. */
  preview: string;
  /** Why the reader gets this email and how to unsubscribe. */
  reason: React.ReactNode;
  children: React.ReactNode;
}

/** In pixels. Wider logos are scaled down. */
const LOGO = { width: 240, height: 44 };

/** The network's logo or its name. Logos are made for light backgrounds, so dark schemes show one behind it. */
function Brand({ brand, logo, origin }: Network) {
  if (!logo) return brand;
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1);
  return (
    <Img
      src={origin + logo.path}
      alt={brand}
      width={Math.round(logo.width * scale)}
      height={Math.round(logo.height * scale)}
      className="logo"
      style={{ display: "inline-block", border: 0 }}
    />
  );
}

/** Layout of every email: the network's logo or name at the top, the reason for the email at the bottom. */
export function Layout({ locale, network, subject, preview, reason, children }: LayoutProps) {
  return (
    <Html lang={getTextLanguage(locale)} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </Head>
      <Body
        className="paper"
        lang={getTextLanguage(locale)}
        style={{ margin: 0, padding: 0, backgroundColor: LIGHT.paper, fontFamily: SANS }}
      >
        <Preview useTitleTag={false}>{preview}</Preview>
        <Container style={{ width: "100%", maxWidth: "600px", margin: "0 auto", padding: "32px 12px" }}>
          <Section style={{ padding: "0 8px 16px" }}>
            <Link href={toHomeUrl(network, locale)} className="ink" style={brand}>
              <Brand {...network} />
            </Link>
          </Section>
          <Section className="sheet" style={sheet}>
            <Section tdClassName="sheet-inner" style={{ padding: "36px 40px 24px" }}>
              {children}
            </Section>
          </Section>
          <Section style={{ padding: "16px 8px 0" }}>
            <Text className="soft" style={footer}>
              {reason}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

const brand = {
  fontFamily: SERIF,
  fontSize: "19px",
  fontWeight: 600,
  lineHeight: "28px",
  color: LIGHT.ink,
  textDecoration: "none",
};

const sheet = {
  backgroundColor: LIGHT.sheet,
  border: `1px solid ${LIGHT.line}`,
  borderTop: `4px solid ${LIGHT.accent}`,
  borderRadius: "3px",
};

const footer = { margin: 0, fontSize: "13px", lineHeight: "20px", color: LIGHT.soft };
