import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { type Content, HTML_KEYS } from "../content.ts";
import { fillText, type Placeholders } from "./placeholders.ts";
import { renderHtml } from "./shown-html.ts";

/**
 * Converts a content value for API clients: placeholders filled in, HTML sanitized, absolute picture URLs. Invalid JSON
 * becomes null.
 */
export function renderValue(
  { type, value }: Pick<Content, "type" | "value">,
  values: Placeholders,
  origin: string,
): string | null {
  if (!value) return value;
  switch (type) {
    case "html":
      return renderHtml(value, values);
    case "image":
      return toAbsoluteUrl(value, origin);
    case "json":
      return renderJson(value, values);
    case "text":
      return fillText(value, values);
    case "link":
      return value;
  }
}

function renderJson(json: string, values: Placeholders): string | null {
  try {
    return JSON.stringify(JSON.parse(json), (key, value) => {
      if (typeof value !== "string") return value;
      return HTML_KEYS.has(key) ? renderHtml(value, values) : fillText(value, values);
    });
  } catch {
    return null;
  }
}
