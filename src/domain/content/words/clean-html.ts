import sanitizeHtml from "sanitize-html";

const HEADINGS = ["h2", "h3", "h4"];
const TABLE = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...HEADINGS,
    ...["p", "br", "ul", "ol", "li", "a", "strong", "em", "blockquote", "hr", "code"],
    ...TABLE,
    ...["figure", "figcaption", "img", "details", "summary"],
  ],
  allowedAttributes: {
    ...Object.fromEntries(HEADINGS.map((tag) => [tag, ["id"]])),
    a: ["href"],
    ol: ["start"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowProtocolRelative: false,
  // The page has the one h1; what stands deeper than h4 is no heading of a page like these.
  transformTags: { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em", a: link },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnPath(attribs.src ?? ""),
};

/** A link without an address that it may have stays as its text. */
function link(tagName: string, { href = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: isLinkAddress(href) ? { href } : {} };
}

/** What an editor may write, and nothing else of it: no script, style, frame, form or picture from elsewhere. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}

/** A path on this site, which no browser reads as another host. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}

/** An address that a link may have: here, on the web, a mailbox or a telephone. */
export function isLinkAddress(address: string): boolean {
  if (isOwnPath(address) || /^#[\w-]+$/.test(address)) return true;
  return /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address) && URL.canParse(address);
}
