import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Context, StaffViewer } from "#domain/context.ts";
import { findCardsByNumbers } from "#domain/listings/find-listings.ts";
import { getDocumentKey, toDownload } from "#domain/ndas/documents/document-files.ts";
import { getScope } from "#domain/staff/staff-policy.ts";
import { MAX_FILES, MAX_FILES_BYTES } from "../lead-limits.ts";
import { createLeadProblem } from "../lead-messages.ts";
import { attachFiles, insertLeadFile, selectUnsentFiles } from "./lead-file-queries.ts";
import { getLeadFileKey, toFileName } from "./lead-files.ts";
import { selectSendableDocuments } from "./sendable-queries.ts";

const MAX_LISTINGS = 10;
const uuids = v.nullish(
  v.pipe(v.array(v.pipe(v.string("invalid"), v.uuid("invalid"))), v.maxLength(MAX_FILES, "too_many")),
);
const number = v.pipe(
  v.number("invalid"),
  v.integer("invalid"),
  v.minValue(1, "invalid"),
  v.maxValue(999_999_999, "invalid"),
);

/** What an answer may have in addition to its text. */
export const EXTRA_FIELDS = {
  /** Public listings that the email shows, also of other offices. */
  listings: v.nullish(v.pipe(v.array(number), v.maxLength(MAX_LISTINGS, "too_many"))),
  /** A public listing whose NDA the email invites to sign. */
  nda_listing: v.nullish(number),
  /** Uploads to this lead that haven't been sent. */
  files: uuids,
  /** Documents of listings whose NDA the recipient has signed. */
  documents: uuids,
};

export type ReplyExtras = v.InferOutput<v.StrictObjectSchema<typeof EXTRA_FIELDS, undefined>>;

interface Recipient {
  lead_id: string;
  staff: StaffViewer;
  email: string;
}

/** Checks that everything may be sent to this person. @throws Invalid */
export async function checkExtras(context: Context, extras: ReplyExtras, recipient: Recipient): Promise<void> {
  const { listings, nda_listing, files, documents } = extras;
  const reject = (field: string, code: string): never => {
    throw createLeadProblem({ [field]: code }, context.locale);
  };
  const isPublic = async (numbers: readonly number[]): Promise<boolean> =>
    (await findCardsByNumbers(context, numbers)).length === numbers.length;
  if (listings?.length && !(await isPublic(listings))) reject("listings", "not_public");
  if (nda_listing && !(await isPublic([nda_listing]))) reject("nda_listing", "not_public");
  const uploads = files?.length ? await listUploads(context, files, recipient) : [];
  if (uploads.length < (files?.length ?? 0)) reject("files", "file_missing");
  const sendable = documents?.length ? await listDocuments(context, documents, recipient) : [];
  if (sendable.length < (documents?.length ?? 0)) reject("documents", "not_signed");
  const all = [...uploads, ...sendable];
  const total = all.reduce((sum, { bytes }) => sum + bytes, 0);
  if (all.length > MAX_FILES || total > MAX_FILES_BYTES) reject("files", "files_too_large");
}

/** Ties the checked files to the email, with copies of the documents, which may be removed from their listing later. */
export async function attachExtras(
  context: Context,
  event_id: number,
  { files, documents }: ReplyExtras,
  recipient: Recipient,
): Promise<void> {
  const { db, clock } = context;
  await attachFiles(db, files ?? [], event_id);
  for (const document of documents?.length ? await listDocuments(context, documents, recipient) : []) {
    const content = await context.files.get(getDocumentKey(document));
    const { content_type } = toDownload(document, content);
    const id = randomUUID();
    await context.files.put(getLeadFileKey(id), content);
    await insertLeadFile(db, {
      id,
      event_id,
      content_type,
      lead_id: recipient.lead_id,
      account_id: recipient.staff.id,
      name: toFileName(`${document.name}.${document.format}`),
      bytes: content.length,
      added_at: clock(),
    });
  }
}

async function listUploads({ db }: Context, ids: readonly string[], { lead_id, staff }: Recipient) {
  return (await selectUnsentFiles(db, lead_id, staff.id)).filter(({ id }) => ids.includes(id));
}

async function listDocuments({ db }: Context, ids: readonly string[], { staff, email }: Recipient) {
  return (await selectSendableDocuments(db, [email], getScope(staff))).filter(({ id }) => ids.includes(id));
}
