import { isReservedSegment } from "#domain/content/reserved-segments.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { hasCycle } from "./redirect-cycles.ts";
import { lockRedirects, selectActiveRedirects, upsertRedirect } from "./redirect-queries.ts";
import { isParameter, type Pattern, parsePattern, parseSegments } from "./redirect-rule.ts";

export interface RedirectInput {
  /** `/find-a-broker/{state}` */
  from_pattern: string;
  /** `/locations/{state}`: a path of this site that uses only parameters from the source. */
  to_pattern: string;
  status?: 301 | 302;
  active?: boolean;
}

/** Paths that programs request literally can be neither a source nor a target. */
const RESERVED_SEGMENTS = ["api", "build", "desk", "maps", "sanctum", "storefronts", "portraits"];

/**
 * Saves a redirect of the website, replacing the one with the same source. @returns its id. @throws Invalid if it can't
 * be parsed, uses a reserved path, or would cause a loop or more than five hops.
 */
export async function saveRedirect(context: Context, input: RedirectInput): Promise<number> {
  const { status = 301, active = true } = input;
  const rule = { id: 0, status, ...checkPatterns(context, input) };
  return runInTransaction(context, async (tx) => {
    await lockRedirects(tx.db);
    const others = (await selectActiveRedirects(tx.db)).filter(
      ({ from_pattern }) => from_pattern !== rule.from_pattern,
    );
    const options = getMessageOptions(context.locale);
    if (active && hasCycle(rule, others)) throwInvalid(context, "to_pattern", m.redirect_loop({}, options));
    const { from_pattern, to_pattern } = rule;
    const id = await upsertRedirect(tx.db, { from_pattern, to_pattern, status, active });
    await invalidate(tx, "redirects");
    return id;
  });
}

/** Both patterns as stored: lower case, encoded, single slashes. */
function checkPatterns(context: Context, input: RedirectInput): { from_pattern: string; to_pattern: string } {
  const options = getMessageOptions(context.locale);
  const [from, to] = (["from_pattern", "to_pattern"] as const).map((field) => {
    if (!isReadable(input[field])) throwInvalid(context, field, m.redirect_pattern_wrong({}, options));
    const pattern = parsePattern(input[field]);
    if (isReserved(pattern)) throwInvalid(context, field, m.redirect_reserved({}, options));
    return pattern;
  }) as [Pattern, Pattern];
  // The site's own first segments can't be redirected as a whole: `/blog/old` may be a source, but `/blog` may not.
  if (from.length === 0 || isParameter(from[0] ?? "") || (from.length === 1 && isReservedSegment(from[0] ?? "")))
    throwInvalid(context, "from_pattern", m.redirect_reserved({}, options));
  if (to.some((segment) => isParameter(segment) && !from.includes(segment)))
    throwInvalid(context, "to_pattern", m.redirect_parameter_unknown({}, options));
  return { from_pattern: `/${from.join("/")}`, to_pattern: `/${to.join("/")}` };
}

/**
 * Whether this is a path of this site: no host, no query, no "..", and braces only around a parameter's name, each used
 * once.
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

function throwInvalid(context: Context, field: string, message: string): never {
  throw new Invalid(m.field_check_marked({}, getMessageOptions(context.locale)), { [field]: [message] });
}
