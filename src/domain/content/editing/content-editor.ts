import type { Db } from "#db/connect.ts";
import { type Context, requireStaff, runAndRollBack, runInTransaction } from "#domain/context.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { allow, type StaffAction } from "#domain/staff/staff-policy.ts";
import type { Locale } from "#editions/locales.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { clearLoads } from "../source/load-queries.ts";
import {
  type ContentKindName,
  clearSource,
  hasSource,
  insertRevision,
  lockContent,
  type Revision,
  selectRevisionData,
  selectRevisions,
} from "./revision-queries.ts";

/** A stored content. */
export interface ContentRow {
  id: number;
  locale: Locale;
  updated_at: Date;
}

/** A content as the desk edits it. */
export interface EditedContent {
  id: number;
  version: string;
  /** The page that shows it, without a language; null if the desk doesn't know one. */
  path: string | null;
}

/** What is particular to one kind of content. */
interface ContentKind<Row extends ContentRow, Edited extends EditedContent, Change> {
  kind: ContentKindName;
  select(db: Db, id: number): Promise<Row | undefined>;
  toEdited(row: Row): Edited;
  /** The change as a preview shows it, if that differs: a draft as if it were published. */
  toPreviewed?(change: Change, now: Date): Change;
  /** The slug or name, for the audit log. */
  getName(row: Row): string;
  /** Saves a change at the context's time. @throws Invalid by field of the change. */
  save(context: Context, row: Row, change: Change): Promise<unknown>;
}

/** How the desk edits one kind of content. */
export interface ContentEditor<Edited extends EditedContent, Change> {
  /** @throws NotSignedIn; NotAllowed; NotFound */
  find(context: Context, id: number, action: StaffAction): Promise<Edited>;
  /**
   * Saves a change as a new version, which no shipped file replaces any more. The earlier version stays as a revision.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; Invalid by field; Conflict with the content (`current`) if it isn't
   *   `version`.
   */
  change(context: Context, id: number, change: Change & { version: string }): Promise<Edited>;
  /**
   * Replaces the content by the shipped file's, which updates of the software replace again.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; Invalid if it has no file; Conflict as `change`.
   */
  reset(context: Context, id: number, version: string): Promise<Edited>;
  /**
   * Renders the page that shows the content as it would be after a change, without saving it.
   *
   * @returns HTML without scripts.
   * @throws NotSignedIn; NotAllowed; NotFound, also if no page shows the content; Invalid by field.
   */
  preview(context: Context, id: number, change: Change & { version: string }): Promise<string>;
  /** Records that a new content was saved, within its transaction, and returns it. */
  recordCreated(tx: Context, id: number): Promise<Edited>;
  /** The saved versions, newest first. @throws NotSignedIn; NotAllowed; NotFound */
  listRevisions(context: Context, id: number): Promise<Revision[]>;
  /** The content of a saved version. @throws NotSignedIn; NotAllowed; NotFound */
  findRevision(context: Context, id: number, revisionId: number): Promise<Record<string, unknown>>;
}

export function createContentEditor<Row extends ContentRow, Edited extends EditedContent, Change>({
  kind,
  select,
  toEdited,
  toPreviewed,
  getName,
  save,
}: ContentKind<Row, Edited, Change>): ContentEditor<Edited, Change> {
  async function getRow({ db }: Context, id: number): Promise<Row> {
    const row = await select(db, id);
    if (!row) throw new NotFound(m.desk_record_not_found());
    return row;
  }

  function saveRevision({ db }: Context, row: Row, account_id: number | null): Promise<void> {
    const data = JSON.stringify(toEdited(row));
    return insertRevision(db, { kind, subject_id: row.id, account_id, saved_at: row.updated_at, data });
  }

  async function recordSave(tx: Context, id: number, event: "created" | "changed" | "reset"): Promise<Edited> {
    const row = await getRow(tx, id);
    await saveRevision(tx, row, requireStaff(tx).id);
    const details = { name: getName(row), locale: row.locale };
    await recordAuditEvent(tx, { action: `${kind}.${event}`, subject: `${kind} ${id}`, details });
    return toEdited(row);
  }

  /** Runs an edit of a version in a transaction whose time is later than the version's. */
  async function runEdit(
    context: Context,
    id: number,
    version: string,
    edit: (tx: Context, before: Row) => Promise<"changed" | "reset">,
  ): Promise<Edited> {
    allow(context, "network.write");
    return runInTransaction(context, async (tx) => {
      const locked = await lockContent(tx.db, kind, id);
      const before = await getRow(tx, id);
      if (locked?.getTime() !== parseVersion(version).getTime())
        throw new Conflict(m.desk_conflict(), { ...toEdited(before) });
      if ((await selectRevisions(tx.db, kind, id)).length === 0) await saveRevision(tx, before, null);
      const getNextTime = () => getNextVersion(before.updated_at, tx.clock());
      return recordSave(tx, id, await edit({ ...tx, clock: getNextTime }, before));
    });
  }

  return {
    async find(context, id, action) {
      allow(context, action);
      return toEdited(await getRow(context, id));
    },
    change(context, id, { version, ...change }) {
      return runEdit(context, id, version, async (tx, before) => {
        await save(tx, before, change as Change);
        return "changed";
      });
    },
    reset(context, id, version) {
      return runEdit(context, id, version, async (tx) => {
        const wasShipped = context.loadShippedContent && (await clearSource(tx.db, kind, id));
        if (wasShipped) {
          await clearLoads(tx.db);
          await context.loadShippedContent?.(tx);
        }
        if (!wasShipped || !(await hasSource(tx.db, kind, id)))
          throw new Invalid(m.desk_reset_none(), { version: [m.desk_reset_none()] });
        return "reset";
      });
    },
    async preview(context, id, { version: _, ...change }) {
      allow(context, "network.write");
      const row = await getRow(context, id);
      const { path } = toEdited(row);
      if (path === null || !context.renderPreview) throw new NotFound(m.desk_record_not_found());
      const { renderPreview } = context;
      const previewed = toPreviewed?.(change as Change, context.clock()) ?? (change as Change);
      return runAndRollBack(context, async (tx) => {
        await save(tx, row, previewed);
        return renderPreview(tx.db, path, row.locale);
      });
    },
    recordCreated: (tx, id) => recordSave(tx, id, "created"),
    async listRevisions(context, id) {
      allow(context, "site.read");
      await getRow(context, id);
      return selectRevisions(context.db, kind, id);
    },
    async findRevision(context, id, revisionId) {
      allow(context, "site.read");
      const data = await selectRevisionData(context.db, kind, id, revisionId);
      if (!data) throw new NotFound(m.desk_record_not_found());
      return data;
    },
  };
}
