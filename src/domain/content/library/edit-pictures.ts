import { randomBytes } from "node:crypto";
import * as v from "valibot";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { ReadPhoto } from "#domain/listings/photos/read-photo.ts";
import { type CheckedStaffForm, checkStaffForm } from "#domain/staff/staff-fields.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { storeFiles } from "#integrations/files/file-store.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { getFileTitle } from "#lib/file-title.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import { sha256 } from "#lib/sha256.ts";
import { getNextVersion, parseVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import {
  getListOwner,
  getNewOwner,
  mayChange,
  PAGE_RIGHTS,
  requireContent,
  TEXT_RIGHTS,
} from "../editing/content-access.ts";
import { getPictureKey, getPicturePath } from "../text/pictures/picture-path.ts";
import {
  deletePicture,
  insertPicture,
  lockPicture,
  type PictureListQuery,
  type PictureRow,
  type PictureUse,
  selectPicture,
  selectPictureIdByFile,
  selectPictureList,
  selectPictureUses,
  updatePicture,
} from "./picture-queries.ts";
import { readPicture, recordPictureEvent, removePictureFiles } from "./store-picture.ts";

/** Agents may use the library's pictures in their pages; only offices and head office add pictures. */
const RIGHTS = { read: PAGE_RIGHTS.read, write: TEXT_RIGHTS.write };

/** A picture of the library, as the desk lists it. */
export interface ListedPicture
  extends Pick<PictureRow, "id" | "name" | "office" | "alts" | "width" | "height" | "focus_x" | "focus_y"> {
  version: string;
  path: string;
  may_change: boolean;
  /** The site's languages without a description of the picture. Texts in these languages can't show it. */
  missing: string[];
}

export interface EditedPicture extends ListedPicture {
  uses: PictureUse[];
}

export interface PictureChange {
  version: string;
  name: string;
  alts: Record<string, string>;
  /** The point that stays visible when the picture is cropped, in percent of the width and the height. */
  focus_x: number;
  focus_y: number;
}

const percent = v.pipe(
  v.union([v.number(), v.string()], "invalid"),
  v.transform(Number),
  v.integer("invalid"),
  v.minValue(0, "invalid"),
  v.maxValue(100, "invalid"),
);

const MAX_NAME_LENGTH = 120;

export const pictureSchema = v.strictObject(
  {
    version: createLineSchema(40),
    name: createLineSchema(MAX_NAME_LENGTH),
    alts: v.record(v.string(), v.pipe(v.string("invalid"), v.maxLength(250, "too_long")), "invalid"),
    focus_x: percent,
    focus_y: percent,
  },
  "unknown_field",
);

export const checkPicture = (raw: unknown): CheckedStaffForm<PictureChange> =>
  checkStaffForm(pictureSchema, raw, ["version", "name", "alts", "focus_x", "focus_y"]);

/**
 * Lists the network's pictures and those of the viewer's office, or all.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function listPictures(context: Context, query: PictureListQuery) {
  const staff = authorize(context, RIGHTS.read);
  const scope = getListOwner(context, RIGHTS);
  const office_id = Object.keys(scope).length > 0 ? (staff.office_id ?? 0) : undefined;
  const { data, total } = await selectPictureList(context.db, { ...query, office_id });
  return { data: data.map((row) => toListed(context, row)), total };
}

/**
 * Finds a picture that the viewer may read or change.
 *
 * @throws NotSignedIn; NotAllowed; NotFound
 */
export async function findPicture(context: Context, id: number, use: "read" | "write"): Promise<EditedPicture> {
  return toEdited(context, await getRow(context, id, use));
}

async function getRow(context: Context, id: number, use: "read" | "write"): Promise<PictureRow> {
  const staff = authorize(context, RIGHTS[use]);
  const row = await selectPicture(context.db, id);
  if (!row) throw new NotFound(m.desk_record_not_found());
  const { office_id } = row;
  // A picture has no agent of its own. Agents may use their office's pictures.
  const agent_id = use === "read" && office_id === staff.office_id ? staff.agent_id : null;
  requireContent(context, RIGHTS, use, { office_id, agent_id });
  return row;
}

function toListed(context: Context, row: PictureRow): ListedPicture {
  const { id, name, office, office_id, alts, width, height, focus_x, focus_y } = row;
  return {
    id,
    name,
    office,
    alts,
    width,
    height,
    focus_x,
    focus_y,
    version: row.updated_at.toISOString(),
    path: getPicturePath(row.token),
    may_change: mayChange(context, RIGHTS, { office_id, agent_id: null }),
    missing: context.network.locales.filter((locale) => !alts[locale]),
  };
}

async function toEdited(context: Context, row: PictureRow): Promise<EditedPicture> {
  return { ...toListed(context, row), uses: await selectPictureUses(context.db, `/pictures/${row.token}`) };
}

/**
 * Adds an uploaded picture to the network's library or to the viewer's office's. Uploading the same file again returns
 * the existing picture.
 *
 * @param file_name the name of the file, which the picture gets without its extension
 * @throws NotSignedIn; NotAllowed; Invalid if it isn't a picture that the site can show
 */
export async function addPicture(context: Context, bytes: Uint8Array, file_name = ""): Promise<ListedPicture> {
  const { office_id } = await getNewOwner(context, RIGHTS, {});
  const source_sha256 = sha256(bytes);
  const same = await selectPictureIdByFile(context.db, { source_sha256, office_id });
  if (same !== undefined) return findPicture(context, same, "read");
  const read = await readPicture(context, bytes);
  const token = randomBytes(16).toString("hex");
  const added = await storeFiles(context.files, getContents(read, token, 1), () =>
    runInTransaction(context, async (tx) => {
      const { width, height } = read;
      const name = getFileTitle(file_name, MAX_NAME_LENGTH) || m.desk_picture_new();
      const row = { token, office_id, name, alts: "{}", width, height, source_sha256, updated_at: tx.clock() };
      const id = await insertPicture(tx.db, row);
      await recordPictureEvent(tx, { id, office_id }, "added");
      await invalidate(tx, "content");
      return findPicture(tx, id, "read");
    }),
  );
  if (!added) throw new Error("A stored picture has no row.");
  return added;
}

const getContents = ({ sizes }: ReadPhoto, token: string, file_version: number): Map<string, Uint8Array> =>
  new Map([...sizes].map(([width, content]) => [getPictureKey(token, file_version, width), content]));

/** Changes what a picture is called, how it is described and where it is cropped. @throws Invalid by field; Conflict */
export async function changePicture(
  context: Context,
  id: number,
  { version, ...change }: PictureChange,
): Promise<EditedPicture> {
  const missing = context.network.locales.filter((locale) => !change.alts[locale]?.trim());
  if (missing.length > 0)
    throw new Invalid(
      m.field_check_marked(),
      Object.fromEntries(missing.map((locale) => [`alts.${locale}`, [m.field_required()]])),
    );
  return runEdit(context, id, version, "changed", () => ({ ...change, alts: JSON.stringify(change.alts) }));
}

/** Replaces a picture's file; the texts that show it show the new one. @throws Invalid; Conflict */
export async function replacePicture(context: Context, id: number, bytes: Uint8Array): Promise<EditedPicture> {
  const before = await getRow(context, id, "write");
  const read = await readPicture(context, bytes);
  const { token } = before;
  const file_version = before.file_version + 1;
  const { width, height } = read;
  const change = { width, height, file_version, source_sha256: sha256(bytes) };
  const replaced = await storeFiles(context.files, getContents(read, token, file_version), () =>
    runEdit(context, id, before.updated_at.toISOString(), "replaced", () => change),
  );
  if (!replaced) throw new Error("A replaced picture has no row.");
  await removePictureFiles(context, before);
  return replaced;
}

/** Deletes a picture that no text shows. @throws Invalid if one does; NotFound */
export async function removePicture(context: Context, id: number): Promise<void> {
  const before = await getRow(context, id, "write");
  await runInTransaction(context, async (tx) => {
    await lockPicture(tx.db, id);
    const { uses } = await findPicture(tx, id, "write");
    if (uses.length > 0) throw new Invalid(m.desk_picture_used(), { id: [m.desk_picture_used()] });
    await deletePicture(tx.db, id);
    await recordPictureEvent(tx, before, "deleted");
    await invalidate(tx, "content");
  });
  await removePictureFiles(context, before);
}

async function runEdit(
  context: Context,
  id: number,
  version: string,
  event: string,
  getChange: () => Parameters<typeof updatePicture>[2],
): Promise<EditedPicture> {
  await getRow(context, id, "write");
  return runInTransaction(context, async (tx) => {
    const locked = await lockPicture(tx.db, id);
    if (locked?.getTime() !== parseVersion(version).getTime())
      throw new Conflict(m.desk_conflict(), { ...(await findPicture(tx, id, "write")) });
    await updatePicture(tx.db, id, { ...getChange(), updated_at: getNextVersion(locked, tx.clock()) });
    await recordPictureEvent(tx, await getRow(tx, id, "write"), event);
    // Articles show their pictures' descriptions, too.
    await invalidate(tx, "content", "blog");
    return findPicture(tx, id, "write");
  });
}
