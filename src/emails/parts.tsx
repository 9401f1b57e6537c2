import { Button, Heading, Link, Section, Text } from "react-email";
import type { EmailTexts } from "#domain/content/settings/email-texts.ts";
import { LIGHT, SERIF } from "./theme.ts";

export function Title({ children }: { children: React.ReactNode }) {
  return (
    <Heading as="h1" className="ink title" style={title}>
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: { children: React.ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={subtitle}>
      {children}
    </Heading>
  );
}

export function Paragraph({ children }: { children: React.ReactNode }) {
  return (
    <Text className="ink" style={paragraph}>
      {children}
    </Text>
  );
}

/** The beginning of an email: head office's own text, or the standard one. */
export function Intro({ texts, children }: { texts: EmailTexts; children: React.ReactNode }) {
  return texts.intro ? <Paragraphs text={texts.intro} /> : <Paragraph>{children}</Paragraph>;
}

/** Head office's own text at the end of an email. */
export function Closing({ texts }: { texts: EmailTexts }) {
  return <Paragraphs text={texts.closing} />;
}

/** A text with a paragraph for each of its lines. */
function Paragraphs({ text }: { text: string }) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => <Paragraph key={line}>{line}</Paragraph>);
}

/** A code to type in, on its own line. */
export function Code({ children }: { children: string }) {
  return (
    <Text className="ink" style={{ ...paragraph, fontSize: "30px", lineHeight: "40px", letterSpacing: "6px" }}>
      {children}
    </Text>
  );
}

export function SmallPrint({ children }: { children: React.ReactNode }) {
  return (
    <Text className="soft" style={{ ...paragraph, fontSize: "14px", lineHeight: "21px", color: LIGHT.soft }}>
      {children}
    </Text>
  );
}

export function TextLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link href={href} className="accent" style={{ color: LIGHT.accent, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

export interface Fact {
  label: string;
  value: React.ReactNode;
}

/** Labels and values side by side, stacked on phones. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 24px", borderCollapse: "collapse" }}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label} className="fact">
            <th scope="row" className="soft line fact-label" style={{ ...cell, ...factLabel }}>
              {label}
            </th>
            <td className="ink line fact-value" style={{ ...cell, color: LIGHT.ink, overflowWrap: "anywhere" }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ordered list of next steps. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="ink" style={{ ...paragraph, paddingLeft: "24px" }}>
      {steps.map((step) => (
        <li key={step} style={{ margin: "0 0 8px", paddingLeft: "4px" }}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** User text with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <Section className="wash" style={quote}>
      <Text className="ink" style={{ ...paragraph, margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {children.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes.
          <span key={index}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </Text>
    </Section>
  );
}

/** A button. `mailto:` buttons are omitted from plain text, where readers reply instead. */
export function Action({ href, children }: { href: string; children: React.ReactNode }) {
  const isSkipped = href.startsWith("mailto:");
  return (
    <Section style={{ margin: "0 0 24px" }} {...(isSkipped ? { "data-skip-in-text": true } : {})}>
      <Button href={href} className="button" style={button}>
        {children}
      </Button>
    </Section>
  );
}

const title = {
  margin: "0 0 12px",
  fontFamily: SERIF,
  fontSize: "30px",
  fontWeight: 500,
  lineHeight: "1.2",
  color: LIGHT.ink,
};

const subtitle = {
  margin: "28px 0 10px",
  fontFamily: SERIF,
  fontSize: "20px",
  fontWeight: 600,
  lineHeight: "1.3",
  color: LIGHT.ink,
};

const paragraph = { margin: "0 0 16px", fontSize: "16px", lineHeight: "25px", color: LIGHT.ink };

const cell = {
  padding: "9px 0",
  borderBottom: `1px solid ${LIGHT.line}`,
  fontSize: "16px",
  lineHeight: "24px",
  textAlign: "left" as const,
  verticalAlign: "top",
};

const factLabel = { width: "34%", paddingRight: "16px", fontSize: "14px", fontWeight: 400, color: LIGHT.soft };

const quote = {
  margin: "0 0 24px",
  padding: "16px 20px",
  backgroundColor: LIGHT.wash,
  borderLeft: `3px solid ${LIGHT.accent}`,
};

const button = {
  padding: "13px 24px",
  backgroundColor: LIGHT.accent,
  borderRadius: "3px",
  color: LIGHT.on_accent,
  fontSize: "16px",
  fontWeight: 600,
  textDecoration: "none",
};
