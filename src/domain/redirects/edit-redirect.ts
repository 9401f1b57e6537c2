import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Conflict } from "#lib/errors.ts";
import { checkboxSchema, createLineSchema } from "#lib/forms/field-schemas.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { mayCoverPages, type RedirectPatterns } from "./check-redirect.ts";
import { deleteRedirectRow, insertRedirect, isSourceTaken, updateRedirect } from "./desk-redirect-queries.ts";
import { type DeskRedirect, findDeskRedirect } from "./desk-redirects.ts";
import { lockRedirects } from "./redirect-queries.ts";
import { createRedirectProblem, publishRedirects, readRedirect, rejectCycle } from "./save-redirect.ts";

/** A redirect from the desk's form. */
export interface RedirectChange extends RedirectPatterns {
  status: 301 | 302;
  active: boolean;
  /** Whether the redirect may hide existing pages. */
  replaces_page: boolean;
  /** The version of the redirect that was edited; empty for a new one. */
  version: string;
}

const MAX_PATTERN_LENGTH = 500;

export const redirectSchema = v.strictObject(
  {
    from_pattern: createLineSchema(MAX_PATTERN_LENGTH),
    to_pattern: createLineSchema(MAX_PATTERN_LENGTH),
    // Form selects send text.
    status: v.nullish(
      v.pipe(
        v.union([v.number(), v.string()], "invalid"),
        v.transform((value) => (value === "" ? 301 : Number(value))),
        v.picklist([301, 302], "invalid"),
      ),
    ),
    active: checkboxSchema,
    replaces_page: checkboxSchema,
    version: createLineSchema(40),
  },
  "unknown_field",
);

/** Validates the desk's form. */
export const checkRedirectChange = (raw: unknown): CheckedStaffForm<RedirectChange> =>
  checkStaffForm(
    redirectSchema,
    raw,
    ["from_pattern", "to_pattern"],
    ({ status, active, replaces_page, version, ...patterns }) => ({
      ...patterns,
      status: status ?? 301,
      active: active ?? true,
      replaces_page: replaces_page ?? false,
      version: version ?? "",
    }),
  );

/** Adds a redirect, which takes effect immediately. @throws NotSignedIn; NotAllowed; Invalid */
export async function createRedirect(context: Context, change: RedirectChange): Promise<DeskRedirect> {
  authorize(context, "redirect.write");
  const patterns = readRedirect(context, change);
  const { status, active } = change;
  if (active) await rejectHiddenPage(context, patterns, change);
  return runInTransaction(context, async (tx) => {
    await lockRedirects(tx.db);
    await rejectConflicts(tx, patterns, 0, active);
    const id = await insertRedirect(tx.db, { ...patterns, status, active, updated_at: tx.clock() });
    return publishChange(tx, id, "redirect.created", { ...patterns, status });
  });
}

/** Changes a redirect. @throws NotSignedIn; NotAllowed; NotFound; Invalid; Conflict */
export async function editRedirect(context: Context, id: number, change: RedirectChange): Promise<DeskRedirect> {
  const before = await findDeskRedirect(context, id, "redirect.write");
  const patterns = readRedirect(context, change);
  const { status, active, version } = change;
  const isNew = !before.active || before.from_pattern !== patterns.from_pattern;
  if (active && isNew) await rejectHiddenPage(context, patterns, change);
  return runInTransaction(context, async (tx) => {
    await lockRedirects(tx.db);
    const current = await findDeskRedirect(tx, id, "redirect.write");
    if (current.version !== version) throw new Conflict(m.desk_conflict(), current);
    await rejectConflicts(tx, patterns, id, active);
    const updated_at = getNextVersion(new Date(current.version), tx.clock());
    await updateRedirect(tx.db, id, { ...patterns, status, active, updated_at });
    return publishChange(tx, id, "redirect.changed", { ...patterns, status, active });
  });
}

/** Deletes a redirect and its hit count. @throws NotSignedIn; NotAllowed */
export async function deleteRedirect(context: Context, { id, from_pattern, to_pattern }: DeskRedirect): Promise<void> {
  authorize(context, "redirect.write");
  await runInTransaction(context, async (tx) => {
    await deleteRedirectRow(tx.db, id);
    const details = { from_pattern, to_pattern };
    await recordAuditEvent(tx, { action: "redirect.deleted", subject: `redirect ${id}`, details });
    await publishRedirects(tx);
  });
}

/** Rejects a source that already has a redirect, and a target that redirects back to it. */
async function rejectConflicts(
  context: Context,
  patterns: RedirectPatterns,
  id: number,
  active: boolean,
): Promise<void> {
  if (await isSourceTaken(context.db, patterns.from_pattern, id))
    throw createRedirectProblem(context, { field: "from_pattern", message: m.redirect_source_taken() });
  if (active) await rejectCycle(context, patterns, id);
}

/** Rejects a source that hides a page, unless that is intended. */
async function rejectHiddenPage(
  context: Context,
  { from_pattern }: RedirectPatterns,
  { replaces_page }: RedirectChange,
): Promise<void> {
  if (replaces_page) return;
  if (mayCoverPages(from_pattern))
    throw createRedirectProblem(context, { field: "from_pattern", message: m.redirect_covers_pages() });
  const found = from_pattern.includes("{") ? undefined : await context.inspectAddress?.(from_pattern);
  if (found?.status === 200 && found.redirect_ids.length === 0)
    throw createRedirectProblem(context, { field: "from_pattern", message: m.redirect_hides_page() });
}

async function publishChange(
  context: Context,
  id: number,
  action: string,
  details: Record<string, unknown>,
): Promise<DeskRedirect> {
  await recordAuditEvent(context, { action, subject: `redirect ${id}`, details });
  await publishRedirects(context);
  return findDeskRedirect(context, id);
}
