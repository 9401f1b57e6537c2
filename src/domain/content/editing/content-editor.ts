import type { Db } from "#db/connect.ts";
import { type Context, requireStaff, runAndRollBack, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize, type Owned } from "#domain/staff/staff-policy.ts";
import type { Locale } from "#editions/locales.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { replaceLocations } from "#web/site-map.ts";
import { getChangedTags } from "../changed-tags.ts";
import { clearLoads } from "../source/load-queries.ts";
import { type ContentRights, getNewOwner, mayChange, requireContent } from "./content-access.ts";
import {
  type ContentKindName,
  clearSource,
  deleteContent,
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
  /** Null for the network's and for an agent's. */
  office_id: number | null;
  updated_at: Date;
}

/** A content item as the desk edits it. */
export interface EditedContent {
  id: number;
  version: string;
  /** The path of the page that shows it, without a language; null if the desk can't tell. */
  path: string | null;
}

/** A content item with what the viewer may do. */
export type Shown<Edited> = Edited & {
  /** Whether the viewer may change it. If not, it is the network's, and an office may create its own version. */
  may_change: boolean;
};

/** What differs between kinds of content. */
interface ContentKind<Row extends ContentRow, Edited extends EditedContent, Change> {
  kind: ContentKindName;
  rights: ContentRights;
  /** Returns the owner. An agent's content also has the agent's office. */
  getOwner?(row: Row): Owned;
  select(db: Db, id: number): Promise<Row | undefined>;
  toEdited(row: Row): Edited;
  /** Returns the change as a preview shows it, for example a draft as if it were published. */
  toPreviewed?(change: Change, now: Date): Change;
  /**
   * Copies one of the network's texts for an office. Returns the existing version's id if the office already has one,
   * and null if offices can't have their own.
   */
  copyForOffice?(tx: Context, row: Row, office_id: number): Promise<{ id: number; isNew: boolean } | null>;
  /** Copies a text into another of the site's languages; returns the existing version's id if there is one. */
  copyForLocale?(tx: Context, row: Row, locale: Locale): Promise<{ id: number; isNew: boolean }>;
  /** Renders a content item that no page shows, in the transaction of its preview; null for others. */
  renderPreview?(row: Row, tx: Context): Promise<string> | null;
  /** The slug or name, for the audit log. */
  getName(row: Row): string;
  /**
   * Saves a change at the context's time.
   *
   * @throws Invalid by field of the change
   */
  save(context: Context, row: Row, change: Change): Promise<unknown>;
}

/** How the desk edits one kind of content. */
export interface ContentEditor<Edited extends EditedContent, Change> {
  /** @throws NotSignedIn; NotAllowed; NotFound */
  find(context: Context, id: number, use: keyof ContentRights): Promise<Shown<Edited>>;
  /**
   * Saves a change as a new version. From then on, updates of the software don't replace the content. The previous
   * version stays as a revision.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; Invalid by field; Conflict with the stored content (`current`) if its
   * version isn't `version`
   */
  change(context: Context, id: number, change: Change & { version: string }): Promise<Shown<Edited>>;
  /**
   * Replaces the content with the shipped file's. From then on, updates of the software replace it again.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; Invalid if it has no file; Conflict as `change`
   */
  reset(context: Context, id: number, version: string): Promise<Shown<Edited>>;
  /**
   * Deletes a content item with its revisions: an office's or agent's own, or one of the network's that no shipped file
   * contains.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; Invalid if an update would add it again; Conflict as `change`
   */
  remove(context: Context, id: number, version: string): Promise<void>;
  /**
   * Creates an office's own version of one of the network's texts as a copy. Safe to repeat.
   *
   * @param chosen the office, for viewers who write for several; otherwise it is the viewer's
   *
   * @throws NotSignedIn; NotAllowed; NotFound, also if offices can't have their own; Invalid on `office_id`
   */
  customize(context: Context, id: number, chosen: { office_id: number | null }): Promise<Shown<Edited>>;
  /**
   * Starts a text's version in another language, at first the same text; returns the existing one if there is one.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; Invalid on `locale`.
   */
  translate(context: Context, id: number, chosen: { locale: string }): Promise<Shown<Edited>>;
  /**
   * Renders the page that shows the content as it would be after a change, without saving it.
   *
   * @returns HTML without scripts.
   * @throws NotSignedIn; NotAllowed; NotFound, also if no page shows the content; Invalid by field.
   */
  preview(context: Context, id: number, change: Change & { version: string }): Promise<string>;
  /**
   * Saves a content item by the given function, within a transaction, as the viewer's new version.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; what `save` throws
   */
  replace(tx: Context, id: number, save: (tx: Context) => Promise<unknown>): Promise<void>;
  /** Records that a new content was saved, within its transaction, and returns it. */
  recordCreated(tx: Context, id: number): Promise<Shown<Edited>>;
  /** The saved versions, newest first. @throws NotSignedIn; NotAllowed; NotFound */
  listRevisions(context: Context, id: number): Promise<Revision[]>;
  /** The content of a saved version. @throws NotSignedIn; NotAllowed; NotFound */
  findRevision(context: Context, id: number, revisionId: number): Promise<Record<string, unknown>>;
}

export function createContentEditor<Row extends ContentRow, Edited extends EditedContent, Change>({
  kind,
  rights,
  getOwner = ({ office_id }) => ({ office_id, agent_id: null }),
  select,
  toEdited,
  toPreviewed,
  copyForOffice,
  copyForLocale,
  renderPreview: renderOther,
  getName,
  save,
}: ContentKind<Row, Edited, Change>): ContentEditor<Edited, Change> {
  /** Reads a content item that the viewer may use. */
  async function getRow(context: Context, id: number, use: keyof ContentRights): Promise<Row> {
    authorize(context, rights[use]);
    const row = await select(context.db, id);
    if (!row) throw new NotFound(m.desk_record_not_found());
    requireContent(context, rights, use, getOwner(row));
    return row;
  }

  function toShown(context: Context, row: Row): Shown<Edited> {
    const edited = toEdited(row);
    const path = edited.path && replaceLocations(edited.path, context.edition.locations_segment);
    return { ...edited, path, may_change: mayChange(context, rights, getOwner(row)) };
  }

  function saveRevision({ db }: Context, row: Row, account_id: number | null): Promise<void> {
    const data = JSON.stringify(toEdited(row));
    return insertRevision(db, { kind, subject_id: row.id, account_id, saved_at: row.updated_at, data });
  }

  async function recordSave(tx: Context, id: number, event: "created" | "changed" | "reset"): Promise<Shown<Edited>> {
    const row = await getRow(tx, id, "write");
    await saveRevision(tx, row, requireStaff(tx).id);
    await recordEvent(tx, row, event);
    return toShown(tx, row);
  }

  function recordEvent(tx: Context, row: Row, event: string): Promise<void> {
    const details = { name: getName(row), locale: row.locale };
    const { office_id } = getOwner(row);
    return recordAuditEvent(tx, { action: `${kind}.${event}`, subject: `${kind} ${row.id}`, office_id, details });
  }

  /** Locks a content item of this version. @throws Conflict with the content if it has another version. */
  async function lockVersion(tx: Context, id: number, version: string): Promise<Row> {
    const locked = await lockContent(tx.db, kind, id);
    const row = await getRow(tx, id, "write");
    if (locked?.getTime() !== parseVersion(version).getTime())
      throw new Conflict(m.desk_conflict(), { ...toShown(tx, row) });
    return row;
  }

  /**
   * Runs an edit of a version in a transaction whose time is later than that version's, so that the new version
   * differs.
   */
  async function runEdit(
    context: Context,
    id: number,
    version: string,
    edit: (tx: Context, before: Row) => Promise<"changed" | "reset">,
  ): Promise<Shown<Edited>> {
    await getRow(context, id, "write");
    return runInTransaction(context, async (tx) => {
      const before = await lockVersion(tx, id, version);
      return recordSave(tx, id, await edit(await startVersion(tx, before), before));
    });
  }

  /** Saves the first revision if there is none. @returns the transaction at a time later than the version's. */
  async function startVersion(tx: Context, before: Row): Promise<Context> {
    if ((await selectRevisions(tx.db, kind, before.id)).length === 0) await saveRevision(tx, before, null);
    return { ...tx, clock: () => getNextVersion(before.updated_at, tx.clock()) };
  }

  return {
    find: async (context, id, use) => toShown(context, await getRow(context, id, use)),
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
    async remove(context, id, version) {
      await getRow(context, id, "write");
      await runInTransaction(context, async (tx) => {
        const row = await lockVersion(tx, id, version);
        const { office_id, agent_id } = getOwner(row);
        if (office_id === null && (await hasSource(tx.db, kind, id)))
          throw new Invalid(m.desk_content_shipped(), { version: [m.desk_content_shipped()] });
        await deleteContent(tx.db, kind, id);
        await recordEvent(tx, row, "deleted");
        await invalidate(tx, "blog", ...(await getChangedTags(tx, { office_id, agent_id })));
      });
    },
    async customize(context, id, chosen) {
      const row = await getRow(context, id, "read");
      const { office_id } = await getNewOwner(context, rights, chosen);
      if (office_id === null) throw new Invalid(m.field_check_marked(), { office_id: [m.field_required()] });
      return runInTransaction(context, async (tx) => {
        const copy = row.office_id === null && (await copyForOffice?.(tx, row, office_id));
        if (!copy) throw new NotFound(m.desk_record_not_found());
        return copy.isNew ? recordSave(tx, copy.id, "created") : toShown(tx, await getRow(tx, copy.id, "write"));
      });
    },
    async translate(context, id, chosen) {
      const row = await getRow(context, id, "write");
      const locale = context.network.locales.find((each) => each === chosen.locale);
      if (!locale || !copyForLocale) throw new Invalid(m.field_check_marked(), { locale: [m.field_invalid()] });
      return runInTransaction(context, async (tx) => {
        const copy = await copyForLocale(tx, row, locale);
        return copy.isNew ? recordSave(tx, copy.id, "created") : toShown(tx, await getRow(tx, copy.id, "write"));
      });
    },
    async preview(context, id, { version: _, ...change }) {
      const row = await getRow(context, id, "write");
      const { path } = toEdited(row);
      const previewed = toPreviewed?.(change as Change, context.clock()) ?? (change as Change);
      return runAndRollBack(context, async (tx) => {
        await save(tx, row, previewed);
        const html = renderOther?.(row, tx) ?? (path && context.renderPreview?.(tx.db, path, row.locale));
        if (!html) throw new NotFound(m.desk_record_not_found());
        return html;
      });
    },
    async replace(tx, id, saveOther) {
      await lockContent(tx.db, kind, id);
      await saveOther(await startVersion(tx, await getRow(tx, id, "write")));
      await recordSave(tx, id, "changed");
    },
    recordCreated: (tx, id) => recordSave(tx, id, "created"),
    async listRevisions(context, id) {
      await getRow(context, id, "read");
      return selectRevisions(context.db, kind, id);
    },
    async findRevision(context, id, revisionId) {
      await getRow(context, id, "read");
      const data = await selectRevisionData(context.db, kind, id, revisionId);
      if (!data) throw new NotFound(m.desk_record_not_found());
      return data;
    },
  };
}
