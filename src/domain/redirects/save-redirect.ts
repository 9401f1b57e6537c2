import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { checkRedirect, type RedirectPatterns, type RedirectProblem } from "./check-redirect.ts";
import { deleteMissingPages, selectMissingPaths } from "./missing-page-queries.ts";
import { hasCycle } from "./redirect-cycles.ts";
import { lockRedirects, selectActiveRedirects, upsertRedirect } from "./redirect-queries.ts";
import { createRedirectTable } from "./redirect-table.ts";

export interface RedirectInput {
  /** The source, such as `/find-a-broker/{state}`. */
  from_pattern: string;
  /** The target, such as `/locations/{state}`: a path of this site that uses only the source's parameters. */
  to_pattern: string;
  status?: 301 | 302;
  active?: boolean;
}

/**
 * Saves a redirect of the website, replacing the one with the same source. @returns its id. @throws Invalid if it can't
 * be parsed, uses a reserved path, or would cause a loop or more than five hops.
 */
export async function saveRedirect(context: Context, input: RedirectInput): Promise<number> {
  const { status = 301, active = true } = input;
  const patterns = readRedirect(context, input);
  return runInTransaction(context, async (tx) => {
    await lockRedirects(tx.db);
    if (active) await rejectCycle(tx, patterns);
    const id = await upsertRedirect(tx.db, { ...patterns, status, active });
    await publishRedirects(tx);
    return id;
  });
}

/**
 * Normalizes a redirect's patterns as they are stored.
 *
 * @throws Invalid
 */
export function readRedirect(context: Context, input: RedirectPatterns): RedirectPatterns {
  const checked = checkRedirect(context, input);
  if ("field" in checked) throw createRedirectProblem(context, checked);
  return checked;
}

/**
 * Rejects a redirect that causes a loop or too many hops with the other active ones.
 *
 * @throws Invalid
 */
export async function rejectCycle(context: Context, patterns: RedirectPatterns, own_id = 0): Promise<void> {
  const others = (await selectActiveRedirects(context.db)).filter(
    ({ id, from_pattern }) => id !== own_id && from_pattern !== patterns.from_pattern,
  );
  if (!hasCycle(patterns, others)) return;
  const message = m.redirect_loop({}, getMessageOptions(context.locale));
  throw createRedirectProblem(context, { field: "to_pattern", message });
}

export function createRedirectProblem(
  { locale }: Pick<Context, "locale">,
  { field, message }: RedirectProblem,
): Invalid {
  return new Invalid(m.field_check_marked({}, getMessageOptions(locale)), { [field]: [message] });
}

/** Invalidates the redirects' cache, and removes paths that are now redirected from the missing pages. */
export async function publishRedirects(context: Context): Promise<void> {
  const table = createRedirectTable(await selectActiveRedirects(context.db));
  const paths = await selectMissingPaths(context.db);
  await deleteMissingPages(
    context.db,
    paths.filter((path) => table.follow(path) !== null),
  );
  await invalidate(context, "redirects");
}
