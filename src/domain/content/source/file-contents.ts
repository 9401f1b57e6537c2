import type { ContentInput } from "../content.ts";
import type { FrontMatter } from "./front-matter.ts";
import { renderMarkdown } from "./render-markdown.ts";

/**
 * Converts a file to contents: each key by the type of its value, the body as `body`. A key ending in `_link` is a
 * link, one ending in `_image` a picture; lists are JSON, and answers to questions in them are Markdown.
 */
export function toFileContents(front: FrontMatter, body: string): ContentInput[] {
  const contents = Object.entries(front).map(([name, value]) => toContent(name, value));
  return body ? [...contents, { name: "body", type: "html", value: renderMarkdown(body) }] : contents;
}

function toContent(name: string, value: unknown): ContentInput {
  if (typeof value === "object" && value !== null) {
    return { name, type: "json", value: JSON.stringify(value, renderAnswer) };
  }
  const type = name.endsWith("_link") ? "link" : name.endsWith("_image") ? "image" : "text";
  return { name, type, value: value === null || value === undefined ? "" : String(value).trim() };
}

function renderAnswer(key: string, value: unknown): unknown {
  return key === "answer" && typeof value === "string" ? renderMarkdown(value) : value;
}
