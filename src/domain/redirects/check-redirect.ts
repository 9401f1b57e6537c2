import { isReservedSegment } from "#domain/content/reserved-segments.ts";
import type { Context } from "#domain/context.ts";
import { type Locales, splitLanguage } from "#editions/language-prefix.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { isParameter, type Pattern, parsePattern, parseSegments, type RedirectRule } from "./redirect-rule.ts";

export type RedirectPatterns = Pick<RedirectRule, "from_pattern" | "to_pattern">;

/** What is wrong with a redirect, and in which field. */
export interface RedirectProblem {
  field: keyof RedirectPatterns;
  message: string;
}

/** First segments that are neither redirected nor redirected to, because programs request these paths. */
const RESERVED_SEGMENTS = ["api", "build", "desk", "maps", "sanctum", "storefronts", "portraits"];

/** Matches pages of the site that this one replaced, such as `/about.html`. */
const FORMER_PAGE = /^[^.][^.]*\.(html?|php|aspx?|jsp|cfm)$/;

/**
 * Normalizes both patterns as they are stored: lower case, encoded, single slashes. The site's origin and a language
 * are removed, because a redirect applies in all languages and keeps the visitor's. Returns a problem for an invalid
 * pattern.
 */
export function checkRedirect(
  { locale, network }: Pick<Context, "locale" | "network">,
  input: RedirectPatterns,
): RedirectPatterns | RedirectProblem {
  const options = getMessageOptions(locale);
  const patterns: Pattern[] = [];
  for (const field of ["from_pattern", "to_pattern"] as const) {
    const path = removeOrigin(input[field], network.origin);
    if (!isReadable(path)) return { field, message: m.redirect_pattern_wrong({}, options) };
    const pattern = parsePattern(removeLanguage(path, network.locales));
    if (isReserved(pattern)) return { field, message: m.redirect_reserved({}, options) };
    patterns.push(pattern);
  }
  const [from = [], to = []] = patterns;
  if (isWholeSection(from)) return { field: "from_pattern", message: m.redirect_reserved({}, options) };
  if (to.some((segment) => isParameter(segment) && !from.includes(segment)))
    return { field: "to_pattern", message: m.redirect_parameter_unknown({}, options) };
  return { from_pattern: `/${from.join("/")}`, to_pattern: `/${to.join("/")}` };
}

/** Returns whether a pattern with parameters may match existing pages. */
export function mayCoverPages(from_pattern: string): boolean {
  const pattern = parsePattern(from_pattern);
  return pattern.some(isParameter) && isReservedSegment(pattern[0] ?? "");
}

/**
 * Returns whether a source is one of the site's own first segments. `/blog/old` may be a source, but `/blog` may not.
 */
function isWholeSection([first = "", ...rest]: Pattern): boolean {
  if (first === "" || isParameter(first)) return true;
  return rest.length === 0 && isReservedSegment(first) && !FORMER_PAGE.test(first);
}

/**
 * Returns whether this is a path of the site: no host, no query, no "..", and braces only around a parameter's name,
 * each name used once.
 */
function isReadable(written: string): boolean {
  const segments = parseSegments(written);
  const names = segments.filter(isParameter);
  return (
    written.length <= 500 &&
    written.isWellFormed() &&
    /^\/(?![/\\])[^?#\\\s\p{Cc}]*$/u.test(written) &&
    !/%(?![0-9a-f]{2})|%(00|2e|2f|5c)/i.test(written) &&
    segments.every((segment) => isParameter(segment) || !/[{}]|^\.+$/.test(segment)) &&
    new Set(names).size === names.length
  );
}

function isReserved([first = ""]: Pattern): boolean {
  return RESERVED_SEGMENTS.includes(first) || isParameter(first);
}

function removeLanguage(path: string, locales: Locales): string {
  return splitLanguage(`/${parseSegments(path.toLowerCase()).join("/")}`, locales).path;
}

function removeOrigin(written: string, origin: string): string {
  return written.startsWith(`${origin}/`) ? written.slice(origin.length) : written;
}
