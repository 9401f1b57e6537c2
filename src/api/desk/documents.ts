import * as v from "valibot";
import type { Context } from "#domain/context.ts";
import { addDocument } from "#domain/listings/documents/add-document.ts";
import {
  changeDocument,
  type DocumentOfListing,
  fetchDocument,
  listReaders,
  removeDocument,
} from "#domain/listings/documents/change-document.ts";
import { openListing } from "#domain/listings/editing/find-desk-listing.ts";
import type { StaffAction } from "#domain/staff/staff-policy.ts";
import { MAX_UPLOAD_BYTES } from "#integrations/files/files.ts";
import { defineBody } from "../http/field-codes.ts";
import { FileResponse, type Operation, type Raw } from "../http/operation.ts";
import { defineDeskOperation, type ListQuery, parseId, parseListQuery } from "./desk-operation.ts";

const path = "/desk/listings/{id}/documents";

/** The browser's content type is ignored: the type is detected from the file's content. */
const TYPES = ["application/octet-stream"];

const findNumber = async (context: Context, params: Record<string, string>, action: StaffAction): Promise<number> =>
  (await openListing(context, parseId(params), action, false)).row.number;
const findFor =
  (action: StaffAction) =>
  async (context: Context, params: Record<string, string>): Promise<DocumentOfListing> => ({
    number: await findNumber(context, params, action),
    id: params.document ?? "",
  });

const changeSchema = v.strictObject(
  {
    name: v.optional(v.pipe(v.string("invalid"), v.maxLength(2_000, "too_long"))),
    may_download: v.optional(v.boolean("invalid")),
  },
  "unknown_field",
);

const add = defineDeskOperation<{ number: number; file_name: string }, Uint8Array>({
  id: "deskAddDocument",
  method: "POST",
  path,
  summary: "Adds a document after a listing's others; a file that is already there is not added again",
  query: v.object({ name: v.optional(v.pipe(v.string(), v.description("File name."))) }),
  upload: { types: TYPES, maxBytes: MAX_UPLOAD_BYTES },
  status: 201,
  find: async (context, params, { query }: Raw) => ({
    number: await findNumber(context, params, "listing.write"),
    file_name: query.get("name") ?? "",
  }),
  handle: async (context, { subject, input }) => await addDocument(context, { ...subject, bytes: input }),
});

const change = defineDeskOperation<DocumentOfListing, { name?: string; may_download?: boolean }>({
  id: "deskChangeDocument",
  method: "PUT",
  path: `${path}/{document}`,
  summary: "Renames a document or sets whether buyers may download it",
  ...defineBody(changeSchema),
  find: findFor("listing.write"),
  handle: async (context, { subject, input }) => await changeDocument(context, { ...subject, ...input }),
});

const remove = defineDeskOperation<DocumentOfListing, undefined>({
  id: "deskRemoveDocument",
  method: "DELETE",
  path: `${path}/{document}`,
  summary: "Deletes a document; its view log remains",
  status: 204,
  find: findFor("listing.write"),
  handle: (context, { subject }) => removeDocument(context, subject),
});

const fetchOne = defineDeskOperation<DocumentOfListing, undefined>({
  id: "deskFetchDocument",
  method: "GET",
  path: `${path}/{document}/file`,
  summary: "Downloads a document as stored",
  find: findFor("listing.read"),
  async handle(context, { subject }) {
    const { bytes, content_type, file_name } = await fetchDocument(context, subject);
    return new FileResponse(bytes, content_type, file_name);
  },
});

const readers = defineDeskOperation<DocumentOfListing, ListQuery>({
  id: "deskDocumentReaders",
  method: "GET",
  path: `${path}/{document}/views`,
  summary: "Who has seen a document, page by page, the latest first",
  find: findFor("listing.read"),
  check: (raw) => ({ input: parseListQuery(raw, ["-viewed_at"]) }),
  handle: (context, { subject, input: { page, per_page } }) => listReaders(context, { ...subject, page, per_page }),
});

export const DOCUMENT_OPERATIONS: readonly Operation[] = [add, change, remove, fetchOne, readers];
