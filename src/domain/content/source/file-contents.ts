import type { ContentInput } from "../content.ts";
import type { FrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./render-markdown.ts";

/**
 * Contents of a file: each key by what its value is, the body as `body`. A key that ends in `_link` is a link, in
 * `_image` a picture; lists are JSON, and a question's answer in one is Markdown.
 */
export function fileContents(front: FrontMatter, body: string): ContentInput[] {
  const contents = Object.entries(front).map(([name, value]) => toContent(name, value));
  return body ? [...contents, { name: "body", type: "html", value: renderMarkdown(body) }] : contents;
}

function toContent(name: string, value: unknown): ContentInput {
  if (typeof value === "object" && value !== null) {
    return { name, type: "json", value: JSON.stringify(value, answerAsHtml) };
  }
  const type = name.endsWith("_link") ? "link" : name.endsWith("_image") ? "image" : "text";
  return { name, type, value: value === null || value === undefined ? "" : String(value).trim() };
}

function answerAsHtml(key: string, value: unknown): unknown {
  return key === "answer" && typeof value === "string" ? renderMarkdown(value) : value;
}
