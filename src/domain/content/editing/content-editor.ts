import { type Context, requireStaff, runAndRollBack, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { type AuditEvent, recordAuditEvent, recordAuditEventFor } from "#domain/staff/record-audit-event.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { replaceLocations } from "#web/site-map.ts";
import { getChangedTags } from "../changed-tags.ts";
import { clearLoads } from "../source/load-queries.ts";
import { type ContentRights, getNewOwner, mayChange, requireContent } from "./content-access.ts";
import type { ContentEditor, ContentKind, ContentRow, EditedContent, Shown } from "./content-kind.ts";
import {
  clearSource,
  deleteContent,
  hasSource,
  insertRevision,
  lockContent,
  selectRevisionData,
  selectRevisions,
} from "./revision-queries.ts";

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

  function recordEvent(tx: Context, row: Row, event: string, more: object = {}): Promise<void> {
    return recordAuditEvent(tx, createEvent(row, event, more));
  }

  function createEvent(row: Row, event: string, more: object = {}): AuditEvent {
    const details = { name: getName(row), locale: row.locale, ...more };
    return { action: `${kind}.${event}`, subject: `${kind} ${row.id}`, office_id: getOwner(row).office_id, details };
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
    kind,
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
    async validate(context, id, { version, ...change }) {
      await getRow(context, id, "write");
      return runAndRollBack(context, async (tx) => {
        const before = await lockVersion(tx, id, version);
        await save(tx, before, change as Change);
        return toShown(tx, before);
      });
    },
    async publish(tx, id, account_id, getChange) {
      await lockContent(tx.db, kind, id);
      const before = await select(tx.db, id);
      if (!before) throw new NotFound(m.desk_record_not_found());
      await save(await startVersion(tx, before), before, getChange(toEdited(before)));
      const after = (await select(tx.db, id)) ?? before;
      await saveRevision(tx, after, account_id);
      await recordAuditEventFor(tx, account_id, createEvent(after, "published"));
    },
    async replace(tx, id, saveOther) {
      await lockContent(tx.db, kind, id);
      await saveOther(await startVersion(tx, await getRow(tx, id, "write")));
      await recordSave(tx, id, "changed");
    },
    recordCreated: (tx, id) => recordSave(tx, id, "created"),
    recordEvent: async (tx, id, event, details) => recordEvent(tx, await getRow(tx, id, "write"), event, details),
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
