import { render, toPlainText } from "react-email";
import type { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";

/** Renders an email's HTML and plain text bodies. */
export async function renderMail(
  mail: React.ReactElement,
  options: ReturnType<typeof getMessageOptions>,
): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  const colon = m.label_value({ label: "", value: "" }, options);
  return { html, text: `${toPlainText(html, createTextOptions(colon)).trim()}\n` };
}

/** The part of the converter's API that our formatters use. */
interface Converted {
  children: unknown;
  attribs: Record<string, string>;
}
interface Builder {
  addInline(text: string): void;
}

/**
 * A logo is its alternative text, the network's name. A fact is one paragraph, `Label: value`, with the language's
 * colon. Phone numbers and email addresses are not repeated as links.
 */
const createTextOptions = (colon: string): Parameters<typeof toPlainText>[1] => ({
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "a[href^='tel:']", format: "anchor", options: { ignoreHref: true } },
    { selector: "a[href^='mailto:']", format: "anchor", options: { ignoreHref: true } },
    { selector: "img.logo", format: "logo" },
    { selector: "th.fact-label", format: "factLabel" },
    { selector: "td.fact-value", format: "inline" },
    { selector: "tr.fact", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
  formatters: {
    logo({ attribs }: Converted, _walk: unknown, builder: Builder) {
      builder.addInline(attribs.alt ?? "");
    },
    factLabel(element: Converted, walk: (children: unknown, builder: Builder) => void, builder: Builder) {
      walk(element.children, builder);
      builder.addInline(colon);
    },
  },
});
