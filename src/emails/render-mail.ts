import { render, toPlainText } from "react-email";

/** A mail's two bodies: HTML, and the same as plain text for those who read that. */
export async function renderMail(mail: React.ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: `${toPlainText(html, PLAIN_TEXT).trim()}\n` };
}

/** As far as the converter's formatters are used here. */
interface Converted {
  children: unknown;
}
interface Builder {
  addInline(text: string): void;
}

/** A fact is one paragraph, `Label: value`; numbers and addresses are not written twice as links. */
const PLAIN_TEXT: Parameters<typeof toPlainText>[1] = {
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: "a[href^='tel:']", format: "anchor", options: { ignoreHref: true } },
    { selector: "a[href^='mailto:']", format: "anchor", options: { ignoreHref: true } },
    { selector: "th.fact-label", format: "factLabel" },
    { selector: "td.fact-value", format: "inline" },
    { selector: "tr.fact", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
  formatters: {
    factLabel(element: Converted, walk: (children: unknown, builder: Builder) => void, builder: Builder) {
      walk(element.children, builder);
      builder.addInline(": ");
    },
  },
};
