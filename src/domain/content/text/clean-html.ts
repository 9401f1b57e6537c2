import sanitizeHtml from "sanitize-html";
import { FORM_BLOCKS } from "./form-blocks.ts";
import { isLinkAddress, isOwnPath } from "./link-address.ts";

const HEADINGS = ["h2", "h3", "h4"];
const TABLE = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...HEADINGS,
    ...["p", "br", "ul", "ol", "li", "a", "strong", "em", "blockquote", "hr", "code"],
    ...TABLE,
    // `aside` is a callout.
    ...["figure", "figcaption", "img", "details", "summary", "aside"],
    // A `div` is one of the site's forms.
    "div",
  ],
  allowedAttributes: {
    ...Object.fromEntries(HEADINGS.map((tag) => [tag, ["id"]])),
    a: ["href"],
    ol: ["start"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    div: [{ name: "data-form", values: [...FORM_BLOCKS] }],
  },
  allowProtocolRelative: false,
  // The page's own heading is the only h1, and headings below h4 are not used.
  transformTags: { h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em", a: link, div: form },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isOwnPath(attribs.src ?? ""),
};

/** Replaces a link without an allowed address by its text. */
function link(tagName: string, { href = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: isLinkAddress(href) ? { href } : {} };
}

/** Replaces a `div` that isn't one of the site's forms with its content. */
function form(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isForm = FORM_BLOCKS.some((name) => name === attribs["data-form"]);
  return { tagName: isForm ? tagName : "section", attribs };
}

/**
 * Reduces HTML to what an editor may use: no scripts, styles, frames, foreign forms or external
 * pictures.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED).trim();
}
