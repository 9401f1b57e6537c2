import type { Db } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import type { Owned } from "#domain/staff/staff-policy.ts";
import type { Locale } from "#editions/locales.ts";
import type { ContentRights } from "./content-access.ts";
import type { ContentKindName, Revision } from "./revision-queries.ts";

/** A stored content item. */
export interface ContentRow {
  id: number;
  locale: Locale;
  /** Null for content of the network or of an agent. */
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
export interface ContentKind<Row extends ContentRow, Edited extends EditedContent, Change> {
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
  kind: ContentKindName;
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
   * Checks a change without saving it, and returns the content.
   *
   * @throws as `change`
   */
  validate(context: Context, id: number, change: Change & { version: string }): Promise<Shown<Edited>>;
  /**
   * Publishes a change that someone scheduled, on behalf of that person, whose rights the caller has checked. Like
   * `change`, it saves a new version and a revision.
   *
   * @param getChange returns the change to the current content.
   *
   * @throws NotFound; Invalid by field
   */
  publish(tx: Context, id: number, account_id: number, getChange: (current: Edited) => Change): Promise<void>;
  /**
   * Saves a content item by the given function, within a transaction, as the viewer's new version.
   *
   * @throws NotSignedIn; NotAllowed; NotFound; what `save` throws
   */
  replace(tx: Context, id: number, save: (tx: Context) => Promise<unknown>): Promise<void>;
  /** Records that a new content item was saved, within its transaction, and returns it. */
  recordCreated(tx: Context, id: number): Promise<Shown<Edited>>;
  /** Records an action on a content item in the audit log. @throws NotSignedIn; NotAllowed; NotFound */
  recordEvent(tx: Context, id: number, event: string, details?: object): Promise<void>;
  /** Returns the saved versions, newest first. @throws NotSignedIn; NotAllowed; NotFound */
  listRevisions(context: Context, id: number): Promise<Revision[]>;
  /** Returns the content of a saved version. @throws NotSignedIn; NotAllowed; NotFound */
  findRevision(context: Context, id: number, revisionId: number): Promise<Record<string, unknown>>;
}
